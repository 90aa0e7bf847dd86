import { number } from '@vatio/ui/format';
import { Failure, LoadingState } from '@vatio/ui/layout';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { FileZone } from '../FileZone';
import { useFileDrop } from '../useFileDrop';
import type { FileImportFlow } from './useFileImport';

export interface FileChoiceProps {
  readonly flow: FileImportFlow;
  /** The name of the input, for screen readers. */
  readonly inputLabel: string;
  /** The meaning of a row, shown after the limits. */
  readonly note: string;
}

/** The place for one file; it can be dropped anywhere on the page. */
export function FileChoice({ flow: { spec, read, failure }, inputLabel, note }: FileChoiceProps) {
  const [refusal, setRefusal] = useState('');
  const take = ([file, ...others]: readonly File[], folders: readonly string[] = []) => {
    setRefusal(refusalOf(others, folders));
    if (file && others.length === 0) read.mutate({ file });
  };
  const isOver = useFileDrop(({ files, folders }) => take(files, folders));

  if (read.isPending) return <LoadingState label="Leyendo el fichero…" />;
  return (
    <>
      <FileZone
        icon={<FileSpreadsheet aria-hidden="true" />}
        title={isOver ? 'Suelta el fichero' : 'Arrastra aquí el fichero o pulsa para elegirlo'}
        inputLabel={inputLabel}
        accept=".csv,.txt,.xlsx"
        isOver={isOver}
        onFiles={take}
      >
        Excel (.xlsx) o CSV, de hasta 5 MB y {number(spec.maxRows)} filas. {note}
      </FileZone>
      <Failure error={refusal || failure} className="mt-3 mb-0" />
    </>
  );
}

function refusalOf(others: readonly File[], folders: readonly string[]): string {
  if (folders.length > 0) return `«${folders.join('», «')}» es una carpeta: arrastra un fichero.`;
  return others.length > 0 ? 'Arrastra un solo fichero: se importan de uno en uno.' : '';
}
