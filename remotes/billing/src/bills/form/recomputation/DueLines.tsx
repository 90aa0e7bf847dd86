import { billRowRecord } from '@vatio/contracts/billing/billRecord';
import type { Verification } from '@vatio/energy/verify';
import { decimalInWords } from '@vatio/ui/format';
import { memo } from 'react';
import classes from '../Beside.module.css';

const { fields } = billRowRecord;

export interface DueLinesProps {
  /** The fact key of the bill. */
  readonly fact: string;
  readonly result: Verification;
  /** The origin of its energy, «la curva»; null: neither typed nor measured. */
  readonly source: string | null;
}

/** The bill as it should be, before a line of it is typed. */
export function DueLines({ fact, result: { due, computedEur }, source }: DueLinesProps) {
  return (
    <>
      <p>
        {source
          ? `Lo que debería decir la factura, con la energía de ${source}:`
          : 'Lo que debería decir la factura con lo escrito hasta ahora:'}
      </p>
      <table className={`table ${classes.lines}`}>
        <caption className="visually-hidden">Lo que debería decir la factura</caption>
        <thead>
          <tr>
            <th scope="col">Línea, en €</th>
            <th scope="col" className="text-end">
              {fields.computedEur.label}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.map(({ label, amountEur, missing }, index) => (
            <DueLine
              // biome-ignore lint/suspicious/noArrayIndexKey: two pieces of a bill have lines of one name
              key={`${label} ${index}`}
              fact={`${fact}:due:${index}`}
              label={label}
              amountEur={amountEur}
              why={[...new Set(missing.map(({ message }) => message))].join(' ')}
            />
          ))}
          <tr className="fw-bold">
            <th scope="row">{fields.totalEur.label}</th>
            <td className="text-end text-nowrap" data-fact={`${fact}:computed`}>
              {inWords(computedEur)}
            </td>
          </tr>
        </tbody>
      </table>
    </>
  );
}

const inWords = (eur: string | null): string => (eur === null ? '–' : decimalInWords(eur));

interface DueLineProps {
  readonly fact: string;
  readonly label: string;
  readonly amountEur: string | null;
  /** The missing data; empty: none. */
  readonly why: string;
}

/** One that stays the same is not drawn again at each key. */
const DueLine = memo(function Due({ fact, label, amountEur, why }: DueLineProps) {
  return (
    <tr>
      <th scope="row" className="fw-normal">
        <bdi>{label}</bdi>
        {amountEur === null && <div className="text-muted small">{why}</div>}
      </th>
      <td className="text-end text-nowrap" data-fact={fact}>
        {inWords(amountEur)}
      </td>
    </tr>
  );
});
