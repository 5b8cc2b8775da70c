/** A label and a letter for each unit, of a reserved one also the last day: `W05-01s W06-01r2026-12-11`. */
export const LETTERED = /^([A-Z0-9]+(?:-[A-Z0-9]+)*)(a|r|s|n)(\d{4}-\d\d-\d\d)?$/;
