import { count, date, decimalInWords, euros } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { ScrollBox } from '@vatio/ui/table';
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
      <ScrollBox label="Reactiva por meses y periodos">
        <table className="table table-sm mb-0">
          <caption className="caption-top">Cos φ y euros</caption>
          <thead>
            <tr>
              <th scope="col">Lectura</th>
              {periods.map((period) => (
                <th key={period} scope="col" className="text-end">
                  P{period}
                </th>
              ))}
              <th scope="col" className="text-end">
                Total
              </th>
            </tr>
          </thead>
          <tbody>
            {cost.months.map((month) => (
              <tr key={month.range.firstDay}>
                <th scope="row" className="fw-normal text-nowrap">
                  {date(month.range.firstDay)} – {date(month.range.lastDay)}
                </th>
                {periods.map((period) => {
                  const one = month.periods.find((of) => of.period === period);
                  return (
                    <td
                      key={period}
                      className="text-end text-nowrap"
                      data-fact={`${factOfPart(fact, month.range.firstDay, period)}:paid`}
                    >
                      {one && (
                        <span title={one.calculation}>
                          {one.cosPhi === null ? '–' : decimalInWords(one.cosPhi)} ·{' '}
                          {amount(one.amountEur)}
                        </span>
                      )}
                    </td>
                  );
                })}
                <td
                  className="text-end text-nowrap fw-bold"
                  data-fact={`${factOfPart(fact, month.range.firstDay)}:paid`}
                >
                  {amount(month.amountEur)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="fw-bold">
              <th scope="row">Total</th>
              {periods.map((period) => {
                const one = cost.byPeriod.find((of) => of.period === period);
                return (
                  <td
                    key={period}
                    className="text-end text-nowrap"
                    data-fact={`${factOfPart(fact, period)}:paid`}
                  >
                    {one && amount(one.amountEur)}
                  </td>
                );
              })}
              <td className="text-end text-nowrap" data-fact={`${fact}:paid`}>
                {amount(cost.amountEur)}
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </>
  );
}
