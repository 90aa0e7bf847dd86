import type { BillImportAnswer } from '@vatio/contracts/billing/billImports';
import { count, number } from '@vatio/ui/format';
import { CheckCard, type CheckedFile, type CheckWords, countsOf } from '@vatio/ui/import';
import { billsInWords } from '../billImportWords';

/** The result of a check: the bills, and those that do not add up. */
export function BillCheck(file: CheckedFile<BillImportAnswer>) {
  const { rows } = file.answer;
  const { create, error: wrong } = countsOf(rows);
  const cautious = rows.filter(({ warnings }) => warnings.length > 0).length;
  const amounts = { Nuevas: create, 'Con avisos': cautious, 'Con errores': wrong };
  return (
    <CheckCard {...file} words={words} amounts={amounts}>
      {cautious > 0 && (
        <p>
          {count(
            cautious,
            'factura tiene algo que no cuadra. Se importa como está escrita',
            'facturas tienen algo que no cuadra. Se importan como están escritas',
          )}
          : la verificación dirá qué es.
        </p>
      )}
      {create > 0 && <p>Al importarlas se verifican solas, en segundo plano.</p>}
    </CheckCard>
  );
}

const words: CheckWords = {
  question: '¿Importamos estas facturas?',
  nothing: 'No hay ninguna factura que importar.',
  onlySound: ', o importa ahora solo las correctas: las demás se quedan fuera',
  importLabel: (create, wrong) =>
    wrong > 0
      ? `Importar solo ${create === 1 ? 'la correcta' : `las ${number(create)} correctas`}`
      : `Importar ${billsInWords(create)}`,
};
