import { count, number } from '@vatio/ui/format';
import { missingColumns } from '../file/headers';
import { ColumnMatch } from './ColumnMatch';
import { fileMessageOf } from './FileChoice';
import type { ChosenFile, ChosenFileState } from './useChosenFile';

export interface ColumnStepProps {
  readonly chosen: ChosenFile;
  readonly file: ChosenFileState;
  readonly isChecking: boolean;
  /** Why the check failed. */
  readonly error: unknown;
  readonly onCheck: () => void;
  readonly onOther: () => void;
}

/** What is in the file: each of its columns is matched with one of ours. */
export function ColumnStep({ chosen, file, isChecking, error, onCheck, onOther }: ColumnStepProps) {
  const { table, reading } = chosen;
  const { file: source } = file;
  const isReady = missingColumns(reading.mapping).length === 0 && !isChecking;
  const failure = file.error ?? error;
  return (
    <>
      {file.isRestored && (
        <p className="alert alert-info" role="status">
          Hemos recuperado el fichero que estabas importando.
        </p>
      )}
      <p>
        <bdi className="fw-bold text-break">{table.fileName}</bdi>:{' '}
        {count(table.rows.length, 'fila', 'filas')}
        {table.commentCount > 0 && `, sin las ${number(table.commentCount)} que empiezan por #`}.
        Comprueba qué es cada columna.{' '}
        <button type="button" className="btn btn-link p-0 align-baseline" onClick={onOther}>
          Elegir otro fichero
        </button>
      </p>
      <ColumnMatch
        chosen={chosen}
        onChange={file.understand}
        onSheet={source && ((sheet) => file.choose(source, sheet))}
      />
      {Boolean(failure) && (
        <p className="alert alert-danger" role="alert">
          {fileMessageOf(failure)}
        </p>
      )}
      <div className="bulk-bar is-open">
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={!isReady}
          onClick={() => isReady && onCheck()}
        >
          {isChecking && <span className="spinner-border spinner-border-sm" aria-hidden="true" />}
          {isChecking ? 'Comprobando…' : `Comprobar ${count(table.rows.length, 'fila', 'filas')}`}
        </button>
      </div>
    </>
  );
}
