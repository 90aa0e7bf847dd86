import type { BillImportAnswer } from '@vatio/contracts/billing/billImports';
import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { type CheckedFile, countsOf, DoneCard } from '@vatio/ui/import';
import { billsPath } from '../../bills/billPaths';
import { useUndoBillImport } from '../billImportApi';
import { undoneInWords } from '../billImportWords';

/** The imported bills, where they are, and the way back. */
export function BillsDone({ flow, chosen, answer }: CheckedFile<BillImportAnswer>) {
  const undo = useUndoBillImport();
  const canUndo = useHasRole('admin', 'writer');
  const { importId, rows } = answer;
  const { error: leftOut } = countsOf(flow.check.data?.rows ?? []);
  return (
    <DoneCard
      title="Facturas importadas"
      link={{ to: billsPath, label: 'Ver las facturas' }}
      onAgain={flow.startAgain}
      undo={{
        ...undo,
        start: importId && canUndo ? () => undo.mutate(importId) : undefined,
        inWords: undoneInWords,
      }}
    >
      {count(countsOf(rows).create, 'factura importada', 'facturas importadas')} de{' '}
      <bdi className="text-break">{chosen.table.fileName}</bdi>; se están verificando.
      {leftOut > 0 &&
        ` ${count(leftOut, 'fila con errores se ha quedado fuera', 'filas con errores se han quedado fuera')}.`}
    </DoneCard>
  );
}
