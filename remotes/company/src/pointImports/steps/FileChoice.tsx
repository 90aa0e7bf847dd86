import { LoadingState, messageOf } from '@vatio/ui/layout';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFileDrop } from '../../common/useFileDrop';
import { UnreadableFile } from '../file/table';

export interface FileChoiceProps {
  readonly onFile: (file: File) => void;
  readonly isReading: boolean;
  /** Why the last one could not be read. */
  readonly error: unknown;
}

/** Where one file is dropped (all of the page takes it), and the button that chooses it. */
export function FileChoice({ onFile, isReading, error }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState('');
  const take = ([file, ...others]: readonly File[], folders: readonly string[] = []) => {
    setRefusal(refusalOf(others, folders));
    if (file && others.length === 0) onFile(file);
  };
  const isOver = useFileDrop(({ files, folders }) => take(files, folders));
  const message = refusal || (error ? textOf(error) : '');

  if (isReading) return <LoadingState label="Leyendo el fichero…" />;
  return (
    <>
      <button
        type="button"
        className={`drop-zone ${isOver ? 'is-over' : ''}`}
        onClick={() => input.current?.click()}
      >
        <FileSpreadsheet aria-hidden="true" />
        <span className="drop-zone-title">
          {isOver ? 'Suelta el fichero' : 'Arrastra aquí el fichero o pulsa para elegirlo'}
        </span>
        <span>Excel (.xlsx) o CSV, de hasta 5 MB y 5.000 filas. Una fila para cada CUPS.</span>
      </button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.xlsx"
        hidden
        aria-label="Fichero de puntos de suministro"
        onChange={({ target }) => {
          take([...(target.files ?? [])]);
          // So that the same file can be chosen again, put right.
          target.value = '';
        }}
      />
      {message && (
        <p className="alert alert-danger mt-3 mb-0" role="alert">
          {message}
        </p>
      )}
    </>
  );
}

function refusalOf(others: readonly File[], folders: readonly string[]): string {
  if (folders.length > 0) return `«${folders.join('», «')}» es una carpeta: arrastra un fichero.`;
  return others.length > 0 ? 'Arrastra un solo fichero: se importan de uno en uno.' : '';
}

const textOf = (error: unknown) =>
  error instanceof UnreadableFile ? error.message : messageOf(error);
