import { useRef } from 'react';

/** The name of the box in a form's data. */
export const REMEMBER = 'remember';

type Props = {
  /** Somebody's details are on this device already, and in the form. */
  isRemembered: boolean;
  onForget: () => void;
};

/** Asks whether a visitor's details may stay on the device; once they do, says so and offers to forget them. */
export function RememberMe({ isRemembered, onForget }: Props) {
  // The button that was pressed goes away: the focus stays in the form, on the box that comes in its place.
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
    <label className="check">
      <input
        type="checkbox"
        name={REMEMBER}
        ref={(box) => {
          if (isForgotten.current) box?.focus();
          isForgotten.current = false;
        }}
      />
      Remember my details on this device
    </label>
  );
}
