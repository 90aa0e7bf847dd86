import { count, number } from '@vatio/ui/format';
import { FieldGrid, PlainSelect } from '@vatio/ui/forms';
import { ActionButton, Failure } from '@vatio/ui/layout';
import { missingColumns } from '../file/headers';
import { hasDecimals } from '../file/rows';
import { ColumnGroups } from './ColumnGroups';
import { UnusedColumns } from './UnusedColumns';
import type { ChosenFile, FileImportFlow } from './useFileImport';

const marks = [
  { value: 'comma', label: 'Coma: 20,376' },
  { value: 'point', label: 'Punto: 20.376' },
] as const;

export interface ColumnStepProps {
  readonly flow: FileImportFlow;
  readonly chosen: ChosenFile;
}

/** The content of the file: each of its columns is matched with one of ours. */
export function ColumnStep({ flow, chosen }: ColumnStepProps) {
  const { spec, read, check, understand } = flow;
  const { table, reading, sheets, sheet } = chosen;
  const file = read.variables?.file;
  const [hasSheets, hasMarks] = [sheets.length > 1, hasDecimals(spec, table, reading.mapping)];
  const missing = missingColumns(spec, reading.mapping);
  const used = new Set(Object.values(reading.mapping));
  const unused = table.headers.filter((header, index) => header && !used.has(index));
  const rows = count(table.rows.length, 'fila', 'filas');
  return (
    <>
      {flow.isRestored && (
        <p className="alert alert-info" role="status">
          Hemos recuperado el fichero que estabas importando.
        </p>
      )}
      <p>
        <bdi className="fw-bold text-break">{table.fileName}</bdi>: {rows}
        {table.commentCount > 0 && `, sin las ${number(table.commentCount)} que empiezan por #`}.
        Comprueba qué es cada columna.{' '}
        <button type="button" className="btn btn-link p-0 align-baseline" onClick={flow.startAgain}>
          Elegir otro fichero
        </button>
      </p>
      {(hasSheets || hasMarks) && (
        <FieldGrid column="col-sm-6">
          {hasSheets && file && (
            <PlainSelect
              label="Hoja"
              value={sheet}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onChange={(name) => read.mutate({ file, sheet: name })}
            />
          )}
          {hasMarks && (
            <PlainSelect
              label="Los decimales se escriben con"
              value={reading.mark}
              options={marks}
              onChange={(mark) =>
                understand({ ...reading, mark: mark === 'point' ? mark : 'comma' })
              }
            />
          )}
        </FieldGrid>
      )}
      <ColumnGroups
        spec={spec}
        table={table}
        mapping={reading.mapping}
        onChange={(mapping) => understand({ ...reading, mapping })}
      />
      <UnusedColumns headers={unused} />
      {missing.length > 0 && (
        <p className="text-danger" role="status">
          Falta elegir qué columna es {missing.map(({ header }) => header).join(' y ')}.
        </p>
      )}
      <Failure error={flow.failure} />
      <div className="bulk-bar is-open">
        <ActionButton
          look="primary"
          isOff={missing.length > 0}
          busy={check.isPending && 'Comprobando…'}
          onClick={() => flow.startCheck(chosen)}
        >
          Comprobar {rows}
        </ActionButton>
      </div>
    </>
  );
}
