import { useHasRole } from '@vatio/platform';
import { EmptyState } from '@vatio/ui/layout';
import { ClipboardList } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** There are no studies: how to come by one, or what to do meanwhile. @param add the way to a new one, if any */
export function NoStudies({ add }: { readonly add: ReactNode }) {
  const isTechnician = useHasRole('pds_editor');
  const points = (
    <Link className="btn btn-primary" to={isTechnician ? '/company' : '/company/puntos'}>
      Ver los puntos de suministro
    </Link>
  );
  return (
    <EmptyState
      icon={<ClipboardList />}
      title="Todavía no hay estudios"
      action={
        add ? (
          <span className="d-inline-flex flex-wrap justify-content-center gap-2">
            {add}
            <Link className="btn btn-outline-primary" to="/company/importaciones/nueva">
              Importar curvas
            </Link>
          </span>
        ) : (
          points
        )
      }
    >
      Aquí aparecerán los estudios de potencia, con lo que se puede ahorrar en cada punto.{' '}
      {add
        ? 'Empieza uno: solo hace falta un punto con contrato y doce meses de datos.'
        : 'Mientras tanto, en PDS están los puntos, sus contratos y sus curvas.'}
    </EmptyState>
  );
}
