import { useStaffManifest } from '../hooks/use-staff-manifest';
import sheet from './admin.css?inline';

/** The styles of the staff pages, shipped with them so that visitors never download them. */
export function AdminStyle() {
  useStaffManifest();
  return <style>{sheet}</style>;
}
