import { count, date, decimalInWords, euros } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { FigureTable } from '@vatio/ui/table';
import { factOfPart } from '../studies/studyFacts';
import type { Reactive } from './reactive';

const periods = [1, 2, 3, 4, 5];

interface ReactiveProps {
  readonly found: Reactive;
}

/** The cost of reactive energy, in a card. */
export const ReactiveCard = ({ found }: ReactiveProps) => (
  <Card title="Energía reactiva" isWide>
    <ReactiveCosts found={found} />
  </Card>
);

const amount = (amountEur: string | null | undefined) =>
  amountEur ? euros(Number(amountEur)) : '?';

/** Cos φ and euros of each month and period. P6 is free. */
export function ReactiveCosts({ found: { fact, cost, lack } }: ReactiveProps) {
  return (
    <>
      <p className="fs-4 mb-1">
        {cost.amountEur === null ? (
          'El coste no es verificable'
        ) : (
          <>
            Se pagan{' '}
            <strong>
              <Euros fact={`${fact}:paid`} eur={cost.amountEur} />
            </strong>{' '}
            en {count(cost.months.length, 'lectura', 'lecturas')}
          </>
        )}
      </p>
      {lack && <p className="fw-bold">{lack}</p>}
      <p className="text-muted">
        Sin impuestos. Se cobra lo que pasa del 33 % de la energía con un cos φ menor de 0,95, de P1
        a P5 (Circular 3/2020, art. 9.5).
      </p>
      {cost.notVerifiable.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
      {cost.cautions.length > 0 && (
        <ul>
          {cost.cautions.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      <FigureTable
        caption="Reactiva por meses y periodos"
        title="Cos φ y euros"
        rowHead="Lectura"
        columns={[...periods.map((period) => `P${period}`), { header: 'Total', isStrong: true }]}
        rows={cost.months.map((month) => ({
          label: `${date(month.range.firstDay)} – ${date(month.range.lastDay)}`,
          cells: [
            ...periods.map((period) => ({
              fact: `${factOfPart(fact, month.range.firstDay, period)}:paid`,
              text: inWords(month.periods.find((of) => of.period === period)),
            })),
            {
              fact: `${factOfPart(fact, month.range.firstDay)}:paid`,
              text: amount(month.amountEur),
            },
          ],
        }))}
        sums={[
          {
            label: 'Total',
            cells: [
              ...periods.map((period) => {
                const sum = cost.byPeriod.find((of) => of.period === period);
                return {
                  fact: `${factOfPart(fact, period)}:paid`,
                  text: sum && amount(sum.amountEur),
                };
              }),
              { fact: `${fact}:paid`, text: amount(cost.amountEur) },
            ],
          },
        ]}
      />
    </>
  );
}

const inWords = (one: Reactive['cost']['months'][number]['periods'][number] | undefined) =>
  one && (
    <span title={one.calculation}>
      {one.cosPhi === null ? '–' : decimalInWords(one.cosPhi)} · {amount(one.amountEur)}
    </span>
  );
