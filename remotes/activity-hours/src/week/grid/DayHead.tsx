import type { Week } from '@vatio/contracts/activity-hours/weeks';
import { Lock } from 'lucide-react';
import { shortDay } from '../weekDays';

type Day = Week['days'][number];

/** Above a day: its holiday, and that its month is closed. */
export const DayHead = ({ day }: { readonly day: Day }) => (
  <th scope="col">
    <span className="text-nowrap">{shortDay(day.date)}</span>
    {day.holiday && <small className="d-block fw-normal">{day.holiday}</small>}
    {day.isLocked && (
      <small className="d-block fw-normal text-nowrap">
        <Lock aria-hidden="true" size={12} /> Cerrado
      </small>
    )}
  </th>
);
