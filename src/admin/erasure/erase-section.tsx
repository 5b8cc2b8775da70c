import { useState } from 'react';
import { EraseSheet } from './erase-sheet';

/** Where an administrator looks when somebody asks to be forgotten. */
export function EraseSection({ onErased }: { onErased: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby="personal-data" className="erasure-section">
      <h2 id="personal-data" className="statistics-title">
        Personal data
      </h2>
      <p className="note">
        When somebody asks to be forgotten: their enquiries, leads and newsletter address are found
        by e-mail or phone, and erased together.
      </p>
      <button
        type="button"
        className="button button-line"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        Erase a person’s data
      </button>
      <EraseSheet isOpen={isOpen} onClose={() => setIsOpen(false)} onErased={onErased} />
    </section>
  );
}
