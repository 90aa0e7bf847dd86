import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Segments } from '../../layout/Segments';
import { beside, type Days, daysInWords, presetOf, presetOptions, switched } from './ranges';

export interface RangeBarProps {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
  /** The curve's limits: there are no data before and after. */
  readonly firstDay: string;
  readonly lastDay: string;
  /** All days that there are, offered as «Todo» instead of the natural year. */
  readonly whole?: Days;
}

/** The shown range in words, the ways to the one before and after, and to ranges of other lengths. */
export function RangeBar({ days, onDays, firstDay, lastDay, whole }: RangeBarProps) {
  const steps = [
    { step: -1, label: 'Anterior', Icon: ChevronLeft, isOff: days.from <= firstDay },
    { step: 1, label: 'Siguiente', Icon: ChevronRight, isOff: days.to >= lastDay },
  ] as const;
  return (
    <div className="list-toolbar align-items-center">
      <Segments
        label="Cuánto se ve"
        options={whole ? optionsOfWhole : presetOptions}
        value={whole && isSame(days, whole) ? 'year' : presetOf(days)}
        onChange={(preset) =>
          onDays(whole && preset === 'year' ? whole : switched(days, preset, lastDay))
        }
      />
      <div className="btn-group btn-group-sm">
        {steps.map(({ step, label, Icon, isOff }) => (
          <button
            key={label}
            type="button"
            className="btn btn-outline-secondary"
            aria-label={label}
            title={label}
            aria-disabled={isOff}
            onClick={() => isOff || onDays(beside(days, step))}
          >
            <Icon aria-hidden="true" />
          </button>
        ))}
      </div>
      <p className="m-0 fw-semibold" aria-live="polite">
        {daysInWords(days)}
      </p>
    </div>
  );
}

const optionsOfWhole = presetOptions.map((option) =>
  option.value === 'year' ? { ...option, label: 'Todo' } : option,
);
const isSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
