import { queryOptions } from '@tanstack/react-query';
import { IdCard, X } from 'lucide';
import { useEffect, useState } from 'react';
import { fromBase64 } from '../../lib/base64';
import { listOf, nullable, object, text } from '../../lib/shape';
import { Action, Tool } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Modal } from '../../ui/sheet';
import { takeFocus } from '../../ui/undo';
import type { StaffClient } from '../client';
import { runQuery } from '../rows/run-query';
import { useStaff } from '../staff';

type Client = Pick<StaffClient, 'database'>;
type Props = {
  lead: string;
  /** Whose card it is. */
  name: string;
};

/** Whether a lead has a picture. It is asked with the sheet, and the picture itself with a tap. */
export const pictureQuery = ({ database }: Client, lead: string) =>
  queryOptions({
    queryKey: ['business-card', lead],
    queryFn: async ({ signal }) => {
      const asked = database.from('lead_pictures').select('lead_id').eq('lead_id', lead);
      return (await runQuery(asked, listOf(object({ lead_id: text })), signal)).length > 0;
    },
    // The picture may just have arrived.
    staleTime: 0,
  });

const ACTIONS = { closed: 'Show the card', loading: 'Loading…', failed: 'Try again' };

/** The picture of the business card that came with a lead from a viewing. */
export function BusinessCard({ lead, name }: Props) {
  const { client } = useStaff();
  const { picture, load } = usePicture(client, lead);
  const [isLarge, setIsLarge] = useState(false);
  return (
    <section aria-label="Business card">
      <h3 className="field-label font-sans tracking-normal">Business card</h3>
      {picture.kind !== 'open' && (
        <Action
          aria-disabled={picture.kind === 'loading'}
          onClick={() => picture.kind === 'loading' || void load()}
        >
          <Icon drawing={IdCard} />
          {ACTIONS[picture.kind]}
        </Action>
      )}
      <p role="status" className="note">
        {picture.kind === 'failed' && 'The picture could not be loaded.'}
      </p>
      {picture.kind === 'open' && (
        <>
          <button
            ref={takeFocus}
            type="button"
            className="card-thumb"
            onClick={() => setIsLarge(true)}
          >
            <img
              src={picture.address}
              alt={`The business card of ${name}`}
              onLoad={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
            />
            <span className="sr-only">Enlarge</span>
          </button>
          <Modal
            isOpen={isLarge}
            className="card-view"
            aria-label={`The business card of ${name}`}
            onClose={() => setIsLarge(false)}
          >
            <Large address={picture.address} name={name} onClose={() => setIsLarge(false)} />
          </Modal>
        </>
      )}
    </section>
  );
}

type LargeProps = { address: string; name: string; onClose: () => void };

/** As large as the screen or, after a tap, as it was taken. */
function Large({ address, name, onClose }: LargeProps) {
  const [isWhole, setIsWhole] = useState(true);
  return (
    <div className="card-stage on-deep">
      <Tool drawing={X} className="card-close" onClick={onClose}>
        Close
      </Tool>
      <button
        type="button"
        className="card-large"
        data-whole={isWhole || undefined}
        aria-pressed={!isWhole}
        onClick={() => setIsWhole(!isWhole)}
      >
        <img src={address} alt={`The business card of ${name}`} />
        <span className="sr-only">{isWhole ? 'Enlarge' : 'Show all of it'}</span>
      </button>
    </div>
  );
}

type Picture = { kind: 'closed' | 'loading' | 'failed' } | { kind: 'open'; address: string };

/** The picture while the sheet is open: it is kept nowhere. */
function usePicture({ database }: Client, lead: string) {
  const [picture, setPicture] = useState<Picture>({ kind: 'closed' });
  const address = picture.kind === 'open' ? picture.address : undefined;
  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address);
    return;
  }, [address]);
  const load = async () => {
    setPicture({ kind: 'loading' });
    try {
      const jpeg = await runQuery(database.rpc('lead_picture', { lead }), nullable(text));
      if (!jpeg) throw new Error('There is no picture any more.');
      const file = new Blob([fromBase64(jpeg)], { type: 'image/jpeg' });
      setPicture({ kind: 'open', address: URL.createObjectURL(file) });
    } catch {
      setPicture({ kind: 'failed' });
    }
  };
  return { picture, load };
}
