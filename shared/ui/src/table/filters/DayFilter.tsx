import { isDay, notADay } from '@vatio/records/day';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { type DayHandle, DayInput } from '../../days/DayInput';
import { FilterField } from './FilterField';

export interface DayFilterProps {
  readonly label: string;
  /** A local day, `2026-01-31`; empty = no filter. */
  readonly value: string | undefined;
  /** '' removes the filter. */
  readonly onChange: (value: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

/** A filter by day. It filters once the day is whole. */
export function DayFilter({ label, value = '', onChange, min, max }: DayFilterProps) {
  const input = useRef<DayHandle>(null);
  const noteId = useId();
  const [isWrong, setWrong] = useState(false);
  // The address may change by other ways; what is being typed is not yet in it.
  useLayoutEffect(() => {
    if (!input.current) return;
    input.current.value = value;
    setWrong(false);
  }, [value]);
  const isComplete = (typed: string) => typed === '' || isDay(typed);
  return (
    <FilterField label={label}>
      {(id) => (
        <>
          <DayInput
            ref={input}
            id={id}
            label={label}
            defaultValue={value}
            min={min}
            max={max}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? noteId : undefined}
            onChange={({ target }) => {
              if (!isComplete(target.value)) return;
              setWrong(false);
              if (target.value !== value) onChange(target.value);
            }}
            onBlur={({ target }) => setWrong(!isComplete(target.value))}
          />
          {isWrong && (
            <div id={noteId} className="field-error">
              {notADay}
            </div>
          )}
        </>
      )}
    </FilterField>
  );
}
