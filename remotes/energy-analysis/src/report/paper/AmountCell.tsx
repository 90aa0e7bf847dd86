import { aligned } from '@vatio/ui/format';
import type { KeyedFigure } from '@vatio/ui/table';

export interface Amount {
  /** Its key, as `Euros` has it. */
  readonly fact: string;
  /** null: not verifiable. */
  readonly eur: string | number | null;
}

/** «1.240,50», in a table that says what its amounts are. */
export const figureOf = ({ fact, eur }: Amount): KeyedFigure => ({
  fact,
  text: eur === null ? 'no verificable' : aligned(Number(eur)),
});

/** Such a figure in the column «Importe». */
export function AmountCell(amount: Amount) {
  const { fact, text } = figureOf(amount);
  return (
    <td className="is-number" data-label="Importe" data-fact={fact}>
      {text}
    </td>
  );
}
