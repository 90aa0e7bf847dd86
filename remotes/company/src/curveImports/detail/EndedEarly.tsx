import { EmptyState } from '@vatio/ui/layout';
import { Ban, FileX2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { CurveImport } from '../curveImport';

export interface EndedEarlyProps {
  readonly found: CurveImport;
  readonly canImport: boolean;
}

const texts = {
  unreadable: {
    title: 'No hemos podido leer el fichero',
    icon: <FileX2 />,
    text: 'No es una curva que sepamos leer. Nada se ha guardado.',
  },
  cancelled: {
    title: 'Importación cancelada',
    icon: <Ban />,
    text: 'Nada se ha guardado de este fichero.',
  },
  undone: {
    title: 'Importación deshecha',
    icon: <Undo2 />,
    text: 'Lo guardado está como antes de importar este fichero.',
  },
} as const;

/** Says why no part of the file is stored, and how to begin again. */
export function EndedEarly({ found, canImport }: EndedEarlyProps) {
  const { state, message, supplyPointId } = found;
  const { title, icon, text } = texts[state as keyof typeof texts];
  const again = state === 'unreadable' ? 'Elegir otro fichero' : 'Importar un fichero';
  const point = supplyPointId ? `?punto=${supplyPointId}` : '';
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={
        canImport && (
          <Link className="btn btn-primary" to={`/company/importaciones/nueva${point}`}>
            {again}
          </Link>
        )
      }
    >
      {message ?? text}
    </EmptyState>
  );
}
