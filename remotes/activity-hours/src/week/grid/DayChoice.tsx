import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { longDay } from '../weekDays';

export interface DayChoiceProps {
  readonly days: Week['days'];
  readonly shown: string;
  readonly onShow: (date: string) => void;
}

/** The day shown on a phone, and its neighbours. */
export function DayChoice({ days, shown, onShow }: DayChoiceProps) {
  const index = days.findIndex(({ date }) => date === shown);
  const step = (by: number, name: string, icon: React.ReactNode) => {
    const day = days[index + by];
    return (
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-label={name}
        aria-disabled={!day}
        onClick={() => day && onShow(day.date)}
      >
        {icon}
      </button>
    );
  };
  return (
    <div className="d-flex align-items-center justify-content-between gap-2 mb-3">
      {step(-1, 'Día anterior', <ChevronLeft aria-hidden="true" />)}
      <strong aria-live="polite" className="text-center">
        {longDay(shown)}
      </strong>
      {step(1, 'Día siguiente', <ChevronRight aria-hidden="true" />)}
    </div>
  );
}
