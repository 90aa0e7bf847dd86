import { useQuery } from '@tanstack/react-query';
import { isDay } from '@vatio/records/day';
import { impactInWords } from '../impactWords';
import { parameterImpactQuery } from '../parameterApi';
import type { ParameterSubject, ProposedDays } from '../parameterSubject';

export interface ImpactNoteProps {
  readonly subject: ParameterSubject;
  /** The days as typed. */
  readonly days: ProposedDays;
}

/**
 * The bills and studies that the change would make to be worked out anew. It only informs: without an
 * answer it is absent.
 */
export function ImpactNote({ subject: { tariff }, days: { from, to } }: ImpactNoteProps) {
  const isRange = isDay(from) && (to === '' || (isDay(to) && from <= to));
  const impact = useQuery({
    ...parameterImpactQuery({ ...(tariff && { tariff }), from, ...(to && { to }) }),
    enabled: isRange,
  });
  return (
    <p className="text-muted" aria-live="polite">
      {impact.data && impactInWords(impact.data)}
    </p>
  );
}
