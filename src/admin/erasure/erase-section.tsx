import { useState } from 'react';
import { Button } from '../../ui/button';
import { StaffSheet } from '../staff-sheet';
import { Part } from '../statistics/parts';
import { ErasePerson } from './erase-person';

/** The section for requests to be forgotten. */
export function EraseSection({ onErased }: { onErased: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Part id="personal-data" title="Personal data">
      <p className="note">
        When somebody asks to be forgotten: what is stored with an email address or a phone number
        is found and erased together. Search for each of their addresses and numbers: a newsletter
        address is found only by itself.
      </p>
      <Button className="mt-4" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Erase a person’s data
      </Button>
      <StaffSheet title="Erase a person’s data" isOpen={isOpen} onClose={close}>
        <ErasePerson onErased={onErased} onClose={close} />
      </StaffSheet>
    </Part>
  );
}
