import { factOfPart } from '../../../studies/studyFacts';
import { monthInWords } from '../words';
import type { WorkingsProps } from './FixedTable';
import { LineTable } from './LineTable';

/** The excesses of each month and period that has any, with their formula. */
export function ExcessLines({ variant: { name, fact, cost }, workings }: WorkingsProps) {
  const lines = workings.lines.flatMap(({ concept, range, period, calculation, terms }) => {
    if (concept !== 'excess' || terms.length === 0) return [];
    const month = cost.months.find((one) => one.range.firstDay === range.firstDay);
    return [
      {
        when: monthInWords(range),
        period: `P${period}`,
        calculation,
        fact: `${factOfPart(fact, range.firstDay, period)}:excess`,
        eur: month?.periods[period - 1]?.excessEur ?? '0',
      },
    ];
  });
  if (lines.length === 0) return <p>No hay excesos: la demanda no pasa de estas potencias.</p>;
  return (
    <LineTable
      caption={`${name}: excesos por meses y periodos; los demás no pasan de la potencia; en euros`}
      lines={lines}
      total={{ fact: `${fact}:excess`, eur: cost.excessEur }}
    />
  );
}
