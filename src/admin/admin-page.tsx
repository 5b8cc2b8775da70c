import { AdminStyle } from './admin-style';
import { DashboardPage } from './dashboard-page';
import { Guard } from './guard';

export const meta = {
  title: 'Dashboard | Meridian Estates',
  description: 'Enquiries, subscribers and leads, for the people who work at Meridian Estates.',
};

/** The dashboard, behind its guard. */
export function Page() {
  return (
    <>
      <AdminStyle />
      <Guard>
        <DashboardPage />
      </Guard>
    </>
  );
}
