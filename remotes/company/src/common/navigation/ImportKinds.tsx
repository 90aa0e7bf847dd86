import { NavLink } from 'react-router-dom';
import { useReadsClients } from '../useReadsClients';

const kinds = [
  { to: '/company/importaciones', label: 'Curvas' },
  { to: '/company/importaciones/puntos', label: 'Puntos' },
] as const;

/** The lists of imports, one for each kind. Points include clients, which not all roles may read. */
export function ImportKinds() {
  if (!useReadsClients()) return null;
  return (
    <nav className="segments mb-3" aria-label="Qué se ha importado">
      {kinds.map(({ to, label }) => (
        <NavLink key={to} className="btn btn-sm btn-outline-primary" to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
