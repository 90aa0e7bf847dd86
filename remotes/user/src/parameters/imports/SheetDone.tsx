import type { ParameterImportAnswer } from '@vatio/contracts/user/parameterImports';
import { count } from '@vatio/ui/format';
import { type CheckedFile, countsOf, DoneCard } from '@vatio/ui/import';
import { impactInWords } from '../impactWords';
import { useUndoVersion } from '../parameterApi';

/** The imported values, a link to them, and the way back. */
export function SheetDone({ flow, chosen, answer }: CheckedFile<ParameterImportAnswer>) {
  const undo = useUndoVersion();
  const { importId, rows, impact, version } = answer;
  const { error: leftOut } = countsOf(flow.check.data?.rows ?? []);
  return (
    <DoneCard
      title={
        importId ? `Versión ${version} de los parámetros guardada` : 'No había nada que cambiar'
      }
      link={{ to: `/user/parametros?anio=${yearOf(answer)}`, label: 'Ver los parámetros' }}
      onAgain={flow.startAgain}
      undo={{
        ...undo,
        start: importId ? () => undo.mutate(Number(importId)) : undefined,
        inWords: ({ number }) =>
          `Hemos vuelto a los valores de antes, que son ahora la versión ${number}.`,
      }}
    >
      {count(countsOf(rows).create, 'valor importado', 'valores importados')} de{' '}
      <bdi className="text-break">{chosen.table.fileName}</bdi>. {impactInWords(impact)}
      {leftOut > 0 &&
        ` ${count(leftOut, 'fila con errores se ha quedado fuera', 'filas con errores se han quedado fuera')}.`}
    </DoneCard>
  );
}

/** The year of the first value, to be shown. */
const yearOf = ({ rows }: ParameterImportAnswer): string =>
  rows.find(({ change }) => change)?.change?.from.slice(0, 4) ?? 'todos';
