import type { Reactive } from '../../../reactive/reactive';
import { factOfPart } from '../../../studies/studyFacts';
import { monthInWords } from '../words';
import { LineTable } from './LineTable';

/** The reactive energy of each month and period that pays any, with its formula. */
export function ReactiveLines({ found: { fact, cost } }: { readonly found: Reactive }) {
  const lines = cost.months.flatMap(({ range, periods }) =>
    periods
      .filter(({ amountEur }) => Number(amountEur ?? 1) !== 0)
      .map(({ period, calculation, amountEur }) => ({
        when: monthInWords(range),
        period: `P${period}`,
        calculation,
        fact: `${factOfPart(fact, range.firstDay, period)}:paid`,
        eur: amountEur,
      })),
  );
  return (
    <>
      <h3>
        Energía reactiva: (kVArh − 0,33 × kWh) × precio según el cos φ (Circular CNMC 3/2020, art.
        9.5)
      </h3>
      {lines.length === 0 ? (
        <p>No se paga nada: la energía reactiva no pasa del 33 %.</p>
      ) : (
        <LineTable
          caption="Energía reactiva por meses y periodos; los demás no pagan; en euros"
          lines={lines}
          total={{ fact: `${fact}:paid`, eur: cost.amountEur }}
        />
      )}
    </>
  );
}
