import { sizeInWords } from '@vatio/ui/format';
import { FileZone, useFileDrop } from '@vatio/ui/import';
import { FileUp } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { maxFileBytes } from './curveFile';
import { takeHandedOver } from './handedOver';

export interface DropZoneProps {
  readonly onFiles: (files: readonly File[]) => void;
}

/** The place where files are dropped (the whole page takes them), and the button that chooses them. */
export function DropZone({ onFiles }: DropZoneProps) {
  const [folders, setFolders] = useState<readonly string[]>([]);
  const take = (files: readonly File[], left: readonly string[] = []) => {
    setFolders(left);
    if (files.length > 0) onFiles(files);
  };
  const { state } = useLocation();
  const takeWhatLedHere = useEffectEvent(() => {
    const dropped = takeHandedOver(state);
    if (dropped) take(dropped.files, dropped.folders);
  });
  useEffect(() => takeWhatLedHere(), []);
  const isOver = useFileDrop((dropped) => take(dropped.files, dropped.folders));

  return (
    <>
      <FileZone
        icon={<FileUp aria-hidden="true" />}
        title={isOver ? 'Suelta los ficheros' : 'Arrastra aquí los ficheros o pulsa para elegirlos'}
        inputLabel="Ficheros de curvas"
        multiple
        isOver={isOver}
        onFiles={take}
      >
        Curvas de la distribuidora, de Datadis o de REE en CSV, TXT o Excel, también comprimidas
        (zip, gz, bz2). Uno o varios ficheros, de hasta {sizeInWords(maxFileBytes)} cada uno.
      </FileZone>
      {folders.length > 0 && (
        <p className="alert alert-warning mt-3 mb-0" role="alert">
          «{folders.join('», «')}» es una carpeta: ábrela y arrastra los ficheros de dentro.
        </p>
      )}
    </>
  );
}
