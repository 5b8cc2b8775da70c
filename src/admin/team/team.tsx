import { useState } from 'react';
import { Button } from '../../ui/button';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';
import { Part } from '../statistics/parts';

/** The section for who works here, for administrators. */
export function Team() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part id="team" title="Team">
      <p className="note">
        Administrators see and do everything. An agent sees what is theirs and what nobody has
        taken, and neither exports nor deletes.
      </p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Manage the team
      </Button>
      <StaffSheet title="Team" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <LazyPart name="team" load={() => import('./team-panel')}>
            {({ TeamPanel }) => <TeamPanel />}
          </LazyPart>
        )}
      </StaffSheet>
    </Part>
  );
}
