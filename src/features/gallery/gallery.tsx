import type { Captioned } from '../../domain/picture';
import { Modal } from '../../ui/modal';
import { useMotion } from '../../ui/use-motion';
import { FullScreen } from './full-screen';
import sheet from './gallery.css?inline';

type Props = {
  label: string;
  pictures: Captioned[];
  /** The picture to start with, if the gallery is open. */
  start: number | undefined;
  onClose: () => void;
};

/** Pictures in full screen. They come from the page, and return to it. */
export function Gallery({ label, pictures, start, onClose }: Props) {
  const isOpen = start !== undefined;
  const motion = useMotion(() => !isOpen);
  return (
    <Modal isOpen={isOpen} className="gallery" aria-label={label} onClose={onClose}>
      <style>{sheet}</style>
      {isOpen && <FullScreen {...{ label, pictures, start, motion, onClose }} />}
    </Modal>
  );
}
