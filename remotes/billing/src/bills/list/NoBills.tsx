import { EmptyState } from '@vatio/ui/layout';
import { ReceiptText } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** There are no bills: how to come by one, or what to do meanwhile. @param add the way to a new one, if any */
export const NoBills = ({ add }: { readonly add: ReactNode }) => (
  <EmptyState
    icon={<ReceiptText />}
    title="Todavía no hay facturas"
    action={
      <span className="d-inline-flex flex-wrap justify-content-center gap-2">
        {add}
        <Link className={`btn ${add ? 'btn-outline-primary' : 'btn-primary'}`} to="/company/puntos">
          {add ? 'Completar los contratos' : 'Consultar los puntos'}
        </Link>
      </span>
    }
  >
    Aquí aparecerán las facturas de energía, cada línea comprobada y lo que se puede reclamar.{' '}
    {add
      ? 'Registra la primera: para comprobarla hace falta el contrato de su punto, con sus precios.'
      : 'Mientras tanto, en PDS están los puntos y los contratos con los que se comprobarán.'}
  </EmptyState>
);
