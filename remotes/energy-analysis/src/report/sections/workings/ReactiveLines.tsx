import type { ReactiveCost } from '@vatio/energy/bill';
import { amountInWords, monthInWords } from '../words';
import { LineTable } from './LineTable';

const inWords = (amountEur: string | null) =>
  amountEur === null ? 'no verificable' : amountInWords(amountEur);

/** The reactive energy of each month and period that pays any, with its formula. */
export function ReactiveLines({ cost }: { readonly cost: ReactiveCost }) {
  const lines = cost.months.flatMap(({ range, periods }) =>
    periods
      .filter(({ amountEur }) => Number(amountEur ?? 1) !== 0)
      .map(({ period, calculation, amountEur }) => ({
        when: monthInWords(range),
        period: `P${period}`,
        calculation,
        amount: inWords(amountEur),
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
          total={inWords(cost.amountEur)}
        />
      )}
    </>
  );
}
