import { type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from '../../ui/field';
import { isDay } from './filters';

type Props = Pick<ComponentProps<typeof TextField>, 'id' | 'label'> & {
  value: string;
  onDay: (day: string) => void;
};

/**
 * A date field that reports whole days, or that it was emptied. It keeps its own value: while a year is being typed, the
 * browser reports days of the years 2, 20 and 202, and writing anything into the field then loses the rest.
 */
export function DayField({ value, onDay, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const told = useRef(value);
  useEffect(() => {
    // Somebody went back, or cleared the filters.
    if (input.current && value !== told.current) input.current.value = value;
    told.current = value;
  }, [value]);
  /** Returns whether the field has a day, or is empty. */
  const report = ({ value: typed, validity }: HTMLInputElement): boolean => {
    const isWhole = typed === '' ? !validity.badInput : isDay(typed);
    if (isWhole && typed !== told.current) {
      told.current = typed;
      onDay(typed);
    }
    return isWhole;
  };
  return (
    <TextField
      {...field}
      ref={input}
      type="date"
      defaultValue={value}
      onInput={({ currentTarget }) => report(currentTarget)}
      onBlur={({ currentTarget }) => {
        // What was left unfinished doesn't filter. Browsers report no event when the last part is deleted.
        if (!report(currentTarget)) currentTarget.value = told.current;
      }}
    />
  );
}
