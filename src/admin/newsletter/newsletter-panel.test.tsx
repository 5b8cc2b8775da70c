import { expect, it } from 'vitest';
import { showTo, someStaff } from '../doubles/as-staff';
import { someContact, someSubscriber } from '../doubles/rows';
import { eventWith } from '../history/history';
import { SubscriberHistory } from './newsletter-panel';

const known = { person: 'b', rows: 1, known_as: 'Chief Obi', also_phone: '+447700900142' };
const tour = someContact({ id: 'b', kind: 'tour', property_slug: 'bloom-towers' });
const call = eventWith({
  id: 'c',
  kind: 'call',
  contact_id: 'b',
  captured_at: '2026-11-22 09:00:00+00',
});

it('a subscriber’s sheet has everything of theirs in one timeline, and what the staff know', async () => {
  const staff = someStaff((url, { body }) => {
    if (!url.includes('same_person'))
      return Response.json(url.includes('lead_events') ? [call] : []);
    expect(JSON.parse(String(body))).toMatchObject({ row_table: 'newsletter_subscribers' });
    return Response.json([{ ...tour, found_in: 'contacts', total: 1 }]);
  });
  const row = someSubscriber({ known });
  const screen = await showTo(staff, <SubscriberHistory row={row} stored={row} />);
  const facts = screen.getByRole('region', { name: 'What we know' });
  await expect.element(facts).toHaveTextContent('+447700900142');
  await expect.element(facts.getByRole('button')).not.toBeInTheDocument();
  const theirs = screen.getByRole('region', { name: 'The same person' });
  await expect.element(theirs).toHaveTextContent('The same person: 1 enquiry');
  const events = screen.getByRole('region', { name: 'History' }).getByRole('listitem');
  const told = () => events.elements().map((one) => one.querySelector('strong')?.textContent);
  await expect.poll(told).toEqual(['Call', 'Tour: Bloom Towers', 'Newsletter']);
});
