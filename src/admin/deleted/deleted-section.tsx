import { useState } from 'react';
import { Button } from '../../ui/button';
import { LazyPart } from '../lazy-part';
import { StaffSheet } from '../staff-sheet';
import { Part } from '../statistics/parts';

/** The section for what was deleted by mistake. */
export function DeletedSection() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Part id="deleted" title="Deleted leads and contacts">
      <p className="note">They can be restored for 30 days, and are erased then.</p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Show what can be restored
      </Button>
      <StaffSheet
        title="Deleted leads and contacts"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      >
        <LazyPart name="deleted-rows" load={() => import('./deleted-rows')}>
          {({ DeletedRows }) => <DeletedRows />}
        </LazyPart>
      </StaffSheet>
    </Part>
  );
}
