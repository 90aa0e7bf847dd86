import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Segments } from '../../common/Segments';
import { beside, type Days, daysInWords, presetOf, presetOptions, switched } from './ranges';

export interface RangeBarProps {
  readonly days: Days;
  readonly onDays: (days: Days) => void;
  /** Of the curve: there are no data before and after. */
  readonly firstDay: string;
  readonly lastDay: string;
}

/** The shown range in words, the ways to the one before and after, and to ranges of other lengths. */
export function RangeBar({ days, onDays, firstDay, lastDay }: RangeBarProps) {
  const steps = [
    { step: -1, label: 'Anterior', Icon: ChevronLeft, isOff: days.from <= firstDay },
    { step: 1, label: 'Siguiente', Icon: ChevronRight, isOff: days.to >= lastDay },
  ] as const;
  return (
    <div className="list-toolbar align-items-center">
      <Segments
        label="Cuánto se ve"
        options={presetOptions}
        value={presetOf(days)}
        onChange={(preset) => onDays(switched(days, preset, lastDay))}
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
