import { date } from '@vatio/ui/format';
import { today } from '../common/values/days';
import type { SupplyPoint } from './point';
import { ageInWords, missingInWords } from './pointData';

export interface DataUntilProps {
  readonly point: Pick<SupplyPoint, 'data' | 'archived'>;
}

/** A point's last day with data and, where more should be brought, what is missing. */
export function DataUntil({ point: { data, archived } }: DataUntilProps) {
  const { state, lastDay, missingDays } = data;
  // No data are expected of an archived point.
  const isTold = !archived;
  if (lastDay === null) {
    return isTold ? (
      <span className="badge text-bg-danger">sin datos</span>
    ) : (
      <span className="text-muted">Sin datos</span>
    );
  }
  return (
    <span className="d-inline-flex flex-wrap align-items-center gap-2">
      <span className="text-nowrap">{date(lastDay)}</span>
      {isTold && state === 'late' && (
        <span className="badge text-bg-warning">{ageInWords(lastDay, today())}</span>
      )}
      {isTold && missingDays > 0 && (
        <span className="badge text-bg-info">{missingInWords(missingDays)}</span>
      )}
    </span>
  );
}
