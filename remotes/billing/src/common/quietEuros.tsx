import { euros } from '@vatio/ui/format';
import { dash, QuietZero } from '@vatio/ui/layout';

/** An amount of a column that says what is wrong, or what came of it: zero and no amount are quiet. */
export const quietEuros = (eur: string | null) =>
  eur === null ? dash : <QuietZero eur={eur}>{euros(Number(eur))}</QuietZero>;
