import { History, Scale, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';

/** Where the list leads, beside its heading. */
export function UserListActions() {
  return (
    <>
      <Link className="btn btn-outline-primary" to="parametros">
        <Scale aria-hidden="true" /> Parámetros
      </Link>
      <Link className="btn btn-outline-primary" to="auditoria">
        <History aria-hidden="true" /> Auditoría
      </Link>
      <Link className="btn btn-primary" to="nuevo">
        <UserPlus aria-hidden="true" /> Añadir usuario
      </Link>
    </>
  );
}
