import { type ComponentProps, useEffect, useRef } from 'react';
import { isDay } from '../../domain/calendar-day';
import { TextField } from '../../ui/field';

type Props = ComponentProps<typeof TextField> & {
  value: string;
  onValue: (value: string) => void;
  /** Whether what the field has can be reported; always by default. */
  isWhole?: (input: HTMLInputElement) => boolean;
};

/** A field that keeps its own value: reading it back from the address would lose letters typed in the meantime. */
export function OwnField({ value, onValue, isWhole = () => true, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    // Somebody went back, or cleared the search or the filters.
    if (input.current && value !== told.current) input.current.value = value;
    told.current = value;
  }, [value]);
  const report = ({ value: typed }: HTMLInputElement) => {
    if (typed === told.current) return;
    told.current = typed;
    onValue(typed);
  };
  return (
    <TextField
      {...field}
      ref={input}
      defaultValue={value}
      onInput={({ currentTarget }) => isWhole(currentTarget) && report(currentTarget)}
      onBlur={({ currentTarget }) => {
        // What was left unfinished isn't reported. Browsers report no event when the last part of a day is deleted.
        if (isWhole(currentTarget)) report(currentTarget);
        else currentTarget.value = told.current;
      }}
    />
  );
}

type DayProps = Pick<Props, 'id' | 'label' | 'value' | 'error'> & { onDay: (day: string) => void };

/**
 * A date field that reports whole days, or that it was emptied. While a year is being typed, the browser reports days of
 * the years 2, 20 and 202, and writing anything into the field then loses the rest.
 */
export function DayField({ onDay, ...field }: DayProps) {
  return <OwnField {...field} type="date" isWhole={hasDay} onValue={onDay} />;
}

/** Whether the field has a day, or is empty. */
function hasDay({ value, validity }: HTMLInputElement): boolean {
  return value === '' ? !validity.badInput : isDay(value);
}
