/** For a button that comes in the place of the one that was pressed: the keyboard stays where it was. */
export const focus = (button: HTMLButtonElement | null): void => button?.focus();
