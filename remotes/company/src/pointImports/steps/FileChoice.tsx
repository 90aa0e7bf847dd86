import { Failure, LoadingState } from '@vatio/ui/layout';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { FileZone } from '../../common/imports/FileZone';
import { useFileDrop } from '../../common/useFileDrop';
import type { PointImportFlow } from './usePointImport';

/** The place for one file; it can be dropped anywhere on the page. */
export function FileChoice({ flow: { read, failure } }: { readonly flow: PointImportFlow }) {
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
        inputLabel="Fichero de puntos de suministro"
        accept=".csv,.txt,.xlsx"
        isOver={isOver}
        onFiles={take}
      >
        Excel (.xlsx) o CSV, de hasta 5 MB y 5.000 filas. Una fila para cada CUPS.
      </FileZone>
      <Failure error={refusal || failure} className="mt-3 mb-0" />
    </>
  );
}

function refusalOf(others: readonly File[], folders: readonly string[]): string {
  if (folders.length > 0) return `«${folders.join('», «')}» es una carpeta: arrastra un fichero.`;
  return others.length > 0 ? 'Arrastra un solo fichero: se importan de uno en uno.' : '';
}
