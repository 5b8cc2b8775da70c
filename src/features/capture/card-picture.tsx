import { Camera } from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { shrinkPicture } from '../../device/shrink-picture';
import { MOST_PICTURE_BYTES } from '../../domain/business-card';
import { ofTab, readStored, writeStored } from '../../lib/stored-text';
import { Action, Button } from '../../ui/button';
import { FieldError } from '../../ui/field';
import { Icon } from '../../ui/icon';
import type { Card } from './card';

/** The small print of a card is legible in it. */
const KEPT = { longEdge: 1280, mostBytes: MOST_PICTURE_BYTES };

type Props = {
  card: Card | undefined;
  onChange: (card: Card | undefined) => void;
};

/** The picture of a visitor's business card: taken, looked at, and taken again or removed. */
export function CardPicture({ card, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { address, hasFailed } = useView(card);
  const isLost = useLost(address);
  const problem = hasFailed
    ? 'This phone can’t read that as a picture. Take another, or save without one.'
    : undefined;

  /** Asked for the camera, many phones hide the gallery; asked for either, some hide the camera. */
  const ask = (source: 'camera' | 'gallery') => {
    if (source === 'camera') input.current?.setAttribute('capture', 'environment');
    else input.current?.removeAttribute('capture');
    input.current?.click();
  };
  const choose = (files: FileList | null) => {
    const file = files?.[0];
    if (file) onChange({ jpeg: shrinkPicture(file, KEPT) });
    // So that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <section aria-label="Business card" className="field">
      <p className="field-label">
        Business card<span className="font-normal text-muted"> (optional)</span>
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {address && (
          <img
            src={address}
            alt="The visitor’s business card, as it will be sent"
            className="max-h-40 max-w-40 border border-line"
          />
        )}
        <Button
          ref={button}
          aria-describedby={problem && `${id}-error`}
          onClick={() => ask('camera')}
        >
          <Icon drawing={Camera} />
          <span>{address ? 'Take another' : 'Take a picture'}</span>
          <span className="sr-only"> of the card</span>
        </Button>
        <Action onClick={() => ask('gallery')}>
          Choose one<span className="sr-only"> from the pictures on this phone</span>
        </Action>
        {address && (
          <Action
            onClick={() => {
              onChange(undefined);
              button.current?.focus();
            }}
          >
            Remove<span className="sr-only"> the picture of the card</span>
          </Action>
        )}
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => choose(event.target.files)}
      />
      <div role="status">
        {card && !address && !problem && <p className="note">Preparing the picture…</p>}
        {isLost && (
          <p className="note">The page was closed before the picture was saved. Take it again.</p>
        )}
        <FieldError id={id} error={problem} />
      </div>
    </section>
  );
}

/** Noted in this tab while there is a picture that is not saved. */
const UNSAVED = 'meridian-card';

/** Whether there was a picture when the page was reloaded: unlike what is typed, it is not kept. */
function useLost(address: string | undefined): boolean {
  const [isLost, setIsLost] = useState(() => !address && readStored(UNSAVED, ofTab) !== null);
  useEffect(() => {
    writeStored(UNSAVED, address && 'yes', ofTab);
    if (address) setIsLost(false);
  }, [address]);
  return isLost;
}

/** The picture's address while it is shown. */
function useView(card: Card | undefined) {
  const [view, setView] = useState<{ address?: string; hasFailed?: boolean }>({});
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    card?.jpeg.then(
      (jpeg) => {
        if (isGone) return;
        address = URL.createObjectURL(new Blob([jpeg], { type: 'image/jpeg' }));
        setView({ address });
      },
      () => isGone || setView({ hasFailed: true }),
    );
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
      setView({});
    };
  }, [card]);
  return view;
}
