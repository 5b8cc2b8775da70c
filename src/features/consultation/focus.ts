/** A ref callback that focuses a button replacing the one that was pressed. */
export const focus = (button: HTMLButtonElement | null): void => button?.focus();
