import { use } from 'react';
import { useStaffManifest } from '../hooks/use-staff-manifest';
import { untilLoaded } from '../ui/later';

const ID = 'staff-style';

const load = async () => (await import('./admin.css?inline')).default;

/** The sheet as the document contains it: only who came from another page has to load it. */
let known: string | null | undefined = import.meta.env.SSR ? await load() : undefined;
let loading: Promise<string> | undefined;

/** The styles of the staff pages, shipped with them so that visitors never download them. */
export function AdminStyle() {
  useStaffManifest();
  known ||= document.getElementById(ID)?.textContent;
  if (!known) loading ??= untilLoaded(load);
  return <style id={ID}>{known || (loading && use(loading))}</style>;
}
