import { useRef } from 'react';
import { Check } from './field';

/** The checkbox's name in the form data. */
export const REMEMBER = 'remember';

type Props = {
  /** Somebody's details are already saved on this device and filled into the form. */
  isRemembered: boolean;
  onForget: () => void;
};

/** Asks whether the visitor's details may be saved on the device. Once they are, says so and offers to forget them. */
export function RememberMe({ isRemembered, onForget }: Props) {
  // The pressed button disappears: move the focus to the checkbox that replaces it.
  const isForgotten = useRef(false);
  const forget = () => {
    isForgotten.current = true;
    onForget();
  };
  return isRemembered ? (
    <p className="note flex flex-wrap items-center gap-x-3">
      Your details are remembered on this device.
      <button type="button" className="action cursor-pointer" onClick={forget}>
        Forget my details
      </button>
    </p>
  ) : (
    <Check
      name={REMEMBER}
      ref={(box) => {
        if (isForgotten.current) box?.focus();
        isForgotten.current = false;
      }}
    >
      Remember my details on this device
    </Check>
  );
}
