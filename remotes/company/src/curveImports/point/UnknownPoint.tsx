import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { CurveImport, ImportPoint } from '../curveImport';
import { CreatePointDialog } from './CreatePointDialog';

export interface UnknownPointProps {
  readonly found: CurveImport;
  readonly cups: string;
  readonly minutes: ImportPoint['minutes'];
  readonly canChange: boolean;
}

/** The CUPS of the file is none of ours yet. */
export function UnknownPoint({ canChange, ...point }: UnknownPointProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="alert alert-warning">
      <p className="fw-bold mb-0">No hay ningún punto con este CUPS.</p>
      {canChange && (
        <>
          <p className="mt-2">
            Créalo ahora y revisamos otra vez el fichero. Si está archivado, restáuralo antes.
          </p>
          <button type="button" className="btn btn-primary" onClick={() => setOpen(true)}>
            <Plus aria-hidden="true" /> Crear el punto
          </button>
        </>
      )}
      {isOpen && <CreatePointDialog {...point} onClose={() => setOpen(false)} />}
    </div>
  );
}
