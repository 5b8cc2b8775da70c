import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { STATUS_WORDS } from '../../domain/change-words';
import type { ListedTable } from '../../domain/fields';
import { capitalized } from '../../lib/english';
import { Action } from '../../ui/button';
import { passFocusOn, useKeptFocus } from '../../ui/kept-focus';
import { listAddress, readTab } from '../dashboard-tab';
import type { InboxKey, Other } from '../history/history';
import { PersonText } from '../people/person-text';
import { enquiryWords } from '../rows/fact-words';
import { When } from '../rows/facts';
import { propertyText } from '../rows/property';
import { useOpenRow } from '../rows/row-sheet';
import { TAB_OF } from '../rows/table';
import { counted, partWords } from '../rows/words';
import { useStaff } from '../staff';

type Props = {
  /** A subscription is neither merged nor joined with anything. */
  table: ListedTable;
  /** The open row. */
  id: string;
  /** The row that stands for it, if it was merged. */
  mergedInto?: string | null | undefined;
  others: readonly Other[];
  /** @param into null takes it apart again */
  onMerge?: (row: string, into: string | null) => Promise<unknown>;
  /** Which row the open one was joined with by hand. */
  sameAs?: string | null;
  /** Takes back that a row was joined with another: the one of which that was said. */
  onPart?: (row: InboxKey) => Promise<unknown>;
};

/** The person's other enquiries: each can be opened, and those of the same kind merged into this one or taken apart. */
export function OtherEnquiries(props: Props) {
  const { table, id, mergedInto, others, sameAs, onMerge, onPart } = props;
  const navigate = useNavigate();
  const { search } = useLocation();
  const { open } = useOpenRow();
  const kept = useKeptFocus<HTMLDivElement>();
  const ending = partWords('newest', others);
  const isAdmin = useStaff().role === 'admin';
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  // “Take apart” appears where “Merge into this” was: the second half of a double tap would hit it.
  const once = async (work: () => Promise<unknown>) => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    await work().finally(() => {
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  const merge = (row: string, into: string | null) => once(async () => onMerge?.(row, into));
  const part = (row: InboxKey) => once(async () => onPart?.(row));
  const joinedOf = ({ found_in, id: one, same_as }: Other): InboxKey | undefined => {
    if (same_as === id && found_in !== SUBSCRIBERS) return { found_in, id: one };
    return one === sameAs && table !== SUBSCRIBERS ? { found_in: table, id } : undefined;
  };
  const canMerge = ({ found_in, merged_into }: Other) =>
    onMerge && found_in === table && !merged_into && !mergedInto;
  const onOpen = (other: Pick<Other, 'found_in' | 'id'>) =>
    // In the queue it may be anybody's turn, but theirs is in their list.
    readTab(search) === TAB_OF[other.found_in]
      ? open(other.id)
      : navigate(listAddress(TAB_OF[other.found_in], { row: other.id }));
  if (others.length === 0 && !mergedInto) return null;
  return (
    <section ref={passFocusOn} aria-label="The same person">
      <div {...kept}>
        <h3 tabIndex={-1} className="field-label font-sans tracking-normal">
          {mergedInto
            ? `Merged into ${others.find((one) => one.id === mergedInto)?.name ?? 'another enquiry'}`
            : `The same person: ${othersWords(others, table)}`}
        </h3>
        {mergedInto && (
          <div className="flex flex-wrap gap-x-6">
            <Action onClick={() => onOpen({ found_in: table, id: mergedInto })}>
              Open that one
            </Action>
            <Action aria-disabled={isBusy} onClick={() => void merge(id, null)}>
              Take apart
            </Action>
          </div>
        )}
        {isAdmin && others.some(canMerge) && (
          <p className="note">
            Merging also assigns this one to the other’s owner, unless it has an owner already.
          </p>
        )}
        {ending && <p className="note">{ending}</p>}
        <ul className="mt-1 grid">
          {others
            .filter((other) => other.id !== mergedInto)
            .map((other) => ({ ...other, joined: joinedOf(other) }))
            .map(({ joined, ...other }) => (
              <li key={other.id} className="border-t border-line py-1">
                <div className="flex flex-wrap items-baseline gap-x-6">
                  <Action className="min-w-0 flex-1 text-start" onClick={() => onOpen(other)}>
                    <span className="min-w-0 wrap-anywhere">
                      <PersonText>{aboutOf(other)}</PersonText>
                    </span>
                  </Action>
                  {other.found_in === table && other.merged_into === id && (
                    <Action aria-disabled={isBusy} onClick={() => void merge(other.id, null)}>
                      Take apart
                    </Action>
                  )}
                  {joined && (
                    <Action aria-disabled={isBusy} onClick={() => void part(joined)}>
                      Not the same person
                    </Action>
                  )}
                  {canMerge(other) && (
                    <Action aria-disabled={isBusy} onClick={() => void merge(other.id, id)}>
                      Merge into this
                    </Action>
                  )}
                </div>
                <p className="note">
                  <PersonText>{other.name}</PersonText>,{' '}
                  {other.status && <span>{`${STATUS_WORDS[other.status].toLowerCase()}, `}</span>}
                  <When at={other.created_at} />
                  {other.merged_into && (
                    <span>{other.merged_into === id ? ', merged into this' : ', merged'}</span>
                  )}
                </p>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

/** "2 other enquiries and the newsletter"; beside a subscription, "3 enquiries" */
function othersWords(others: readonly Other[], table: ListedTable): string {
  const letters = others.filter(isSubscription).length;
  const enquiries = (others[0]?.total ?? 0) - letters;
  const isOther = table !== SUBSCRIBERS;
  return [
    enquiries > 0 &&
      (isOther ? counted(enquiries, 'other enquiry', 'other enquiries') : enquiryWords(enquiries)),
    letters > 0 && (isOther ? 'the newsletter' : 'another subscription'),
  ]
    .filter(Boolean)
    .join(' and ');
}

const SUBSCRIBERS = 'newsletter_subscribers';

const isSubscription = ({ found_in }: Pick<Other, 'found_in'>) => found_in === SUBSCRIBERS;

/** "Tour: Bloom Towers" */
export function aboutOf(
  other: Pick<Other, 'found_in'> & Partial<Pick<Other, 'kind' | 'property_slug'>>,
): string {
  const { kind, property_slug, found_in } = other;
  if (isSubscription(other)) return 'Newsletter';
  const what = kind ? capitalized(kind) : found_in === 'leads' ? 'Lead' : 'Enquiry';
  const property = propertyText({ property_slug: property_slug ?? null });
  return property ? `${what}: ${property}` : what;
}
