import { useStaffManifest } from '../hooks/use-staff-manifest';
import sheet from './admin.css?inline';

/** What only the staff's pages look like: it travels with them, and visitors never fetch it. */
export function AdminStyle() {
  useStaffManifest();
  return <style>{sheet}</style>;
}
