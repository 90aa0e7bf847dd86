import { History, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Where the parameters lead, beside their heading. */
export function ParameterListActions({ canChange }: { readonly canChange: boolean }) {
  return (
    <>
      <Link className="btn btn-outline-primary" to="versiones">
        <History aria-hidden="true" /> Historial
      </Link>
      {canChange && (
        <Link className="btn btn-primary" to="nuevo">
          <Plus aria-hidden="true" /> Nueva versión
        </Link>
      )}
    </>
  );
}
