import { aligned } from '@vatio/ui/format';

export interface Amount {
  /** Its key, as `Euros` has it. */
  readonly fact: string;
  /** null: not verifiable. */
  readonly eur: string | number | null;
}

/** «1.240,50», in a table that says what its amounts are. */
export const AmountCell = ({ fact, eur }: Amount) => (
  <td className="text-end text-nowrap" data-fact={fact}>
    {eur === null ? 'no verificable' : aligned(Number(eur))}
  </td>
);
