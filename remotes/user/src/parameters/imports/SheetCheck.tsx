import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { count, number } from '@vatio/ui/format';
import { CheckCard, type CheckedFile, type CheckWords, countsOf } from '@vatio/ui/import';
import { impactInWords } from '../impactWords';
import { ChangeTable, type ChangeTableProps } from './ChangeTable';
import { amountsOf, changeRowsOf } from './changeRows';

export interface SheetCheckProps extends Omit<ChangeTableProps, 'rows'> {
  readonly file: CheckedFile<ParameterImportAnswer>;
}

/** The result of a check: the changes, what they affect, and the doubts to confirm first. */
export function SheetCheck({ file, confirmed, onConfirm }: SheetCheckProps) {
  const rows = changeRowsOf(file.answer);
  const { exists, error: wrong } = countsOf(file.answer.rows);
  const { added, replacing } = amountsOf(rows);
  const doubts = rows.flatMap(({ doubtKey }) => doubtKey ?? []);
  const open = doubts.filter((key) => !confirmed.has(key)).length;
  const amounts = {
    Nuevos: added,
    Cambian: replacing,
    'A confirmar': doubts.length > 0 ? open : undefined,
    Iguales: exists,
    'Con errores': wrong,
  };
  return (
    <>
      <CheckCard {...file} words={words} amounts={amounts} hold={holdOf(open)}>
        {rows.length > 0 && <p>{impactInWords(file.answer.impact)}</p>}
      </CheckCard>
      {rows.length > 0 && <ChangeTable rows={rows} confirmed={confirmed} onConfirm={onConfirm} />}
    </>
  );
}

const holdOf = (open: number): string | undefined =>
  open > 0
    ? `Antes confirma ${open === 1 ? 'el valor que se aleja' : `los ${number(open)} valores que se alejan`} mucho del anterior, o corrige la hoja.`
    : undefined;

const words: CheckWords = {
  question: '¿Importamos estos valores?',
  nothing: 'La tabla ya dice todo lo que dice la hoja: no hay nada que importar.',
  onlySound: ', o importa ahora solo las correctas: las demás se quedan fuera',
  importLabel: (create, wrong) =>
    wrong > 0
      ? `Importar solo ${create === 1 ? 'el correcto' : `los ${number(create)} correctos`}`
      : `Importar ${count(create, 'valor', 'valores')}`,
};
