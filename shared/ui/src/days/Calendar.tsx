import { isDay } from '@vatio/records/day';
import { monthInWords } from '@vatio/records/format';
import { today } from '@vatio/records/time';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addMonths, dayByKey, weeksOf } from './calendarDays';

export interface CalendarProps {
  /** The chosen day; other text is none. */
  readonly value: string;
  /** The first and the last day to choose from; empty = no limit. */
  readonly min: string;
  readonly max: string;
  /** Gets `''` when the day is removed. */
  readonly onChoose: (day: string) => void;
}

const weekdays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];
const initials = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const dayName = new Intl.DateTimeFormat('es-ES', { dateStyle: 'full', timeZone: 'UTC' });

/**
 * A month to choose a day from, by mouse or keyboard: arrows move by days and weeks, PageUp and
 * PageDown by months, with Shift by years.
 */
export function Calendar({ value, min, max, onChoose }: CalendarProps) {
  const inLimits = limitsOf(min, max);
  const [current, setCurrent] = useState(() => inLimits(isDay(value) ? value : today()) ?? today());
  const title = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  /** The arrows beside the month keep the focus. */
  const isByKey = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the day
  useEffect(() => {
    if (isByKey.current) body.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const move = (day: string, byKey: boolean) => {
    isByKey.current = byKey;
    setCurrent((before) => inLimits(day) ?? before);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayByKey(current, event.key, event.shiftKey);
    if (!day) return;
    event.preventDefault();
    move(day, true);
  };
  const step = (months: number) => () => move(addMonths(current, months), false);

  return (
    <div className="calendar">
      <div className="calendar-head">
        <StepButton label="Año anterior" icon={ChevronsLeft} onClick={step(-12)} />
        <StepButton label="Mes anterior" icon={ChevronLeft} onClick={step(-1)} />
        <span id={title} className="calendar-title" aria-live="polite">
          {monthInWords(current)}
        </span>
        <StepButton label="Mes siguiente" icon={ChevronRight} onClick={step(1)} />
        <StepButton label="Año siguiente" icon={ChevronsRight} onClick={step(12)} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days take the arrow keys */}
      <table role="grid" aria-labelledby={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {initials.map((initial, index) => (
              <th key={initial} scope="col">
                <abbr title={weekdays[index]}>{initial}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {weeksOf(current).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                <td key={weekdays[index]}>
                  {day && (
                    <DayButton
                      day={day}
                      isCurrent={day === current}
                      isChosen={day === value}
                      isDisabled={inLimits(day) !== day}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="calendar-foot">
        <button
          type="button"
          className="btn btn-sm btn-link"
          disabled={inLimits(today()) !== today()}
          onClick={() => onChoose(today())}
        >
          Hoy
        </button>
        {value && (
          <button type="button" className="btn btn-sm btn-link" onClick={() => onChoose('')}>
            Borrar
          </button>
        )}
      </div>
    </div>
  );
}

/** Moves a day into the limits; undefined: it is no day. Limits that are no days do not count. */
const limitsOf = (min: string, max: string) => (day: string) => {
  if (isDay(min) && day < min) return min;
  if (isDay(max) && day > max) return max;
  return isDay(day) ? day : undefined;
};

interface DayButtonProps {
  readonly day: string;
  /** The arrow keys are on it. */
  readonly isCurrent: boolean;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
  readonly onChoose: (day: string) => void;
}

const DayButton = ({ day, isCurrent, isChosen, isDisabled, onChoose }: DayButtonProps) => (
  <button
    type="button"
    className="calendar-day"
    tabIndex={isCurrent ? 0 : -1}
    aria-label={dayName.format(new Date(day))}
    aria-pressed={isChosen}
    aria-current={day === today() ? 'date' : undefined}
    disabled={isDisabled}
    onClick={() => onChoose(day)}
  >
    {Number(day.slice(8))}
  </button>
);

interface StepButtonProps {
  readonly label: string;
  readonly icon: typeof ChevronLeft;
  readonly onClick: () => void;
}

const StepButton = ({ label, icon: Icon, onClick }: StepButtonProps) => (
  <button type="button" className="calendar-step" aria-label={label} onClick={onClick}>
    <Icon aria-hidden="true" />
  </button>
);
