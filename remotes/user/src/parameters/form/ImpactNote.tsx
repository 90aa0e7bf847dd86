import { useQuery } from '@tanstack/react-query';
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
  const isRange = isPlausible(from) && (to === '' || (isPlausible(to) && from <= to));
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

/** A date that is being typed has years like 0002. */
const isPlausible = (day: string) => day >= '1990-01-01' && day <= '2100-12-31';
