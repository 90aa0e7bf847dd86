import { Link, useLocation } from 'react-router-dom';
import { useReadsClients } from '../useReadsClients';

const clients = { to: '/company', label: 'Clientes' } as const;
const points = { to: '/company/puntos', label: 'Puntos de suministro' } as const;
const imports = { to: '/company/importaciones', label: 'Importaciones' } as const;

/**
 * The lists of the section, at the head of each list. The API does not give clients to all roles: for
 * people without clients the section begins with the points.
 */
export function SectionNav() {
  const readsClients = useReadsClients();
  const { pathname } = useLocation();
  const first = readsClients ? clients : points;
  const isCurrent = ({ to }: typeof clients | typeof points | typeof imports) =>
    pathname === clients.to ? to === first.to : to !== clients.to && pathname.startsWith(to);
  return (
    <nav className="nav nav-underline row-gap-0 mb-3" aria-label="Apartados de PDS">
      {(readsClients ? [clients, points, imports] : [points, imports]).map((place) => (
        <Link
          key={place.to}
          className={`nav-link ${isCurrent(place) ? 'active' : ''}`}
          aria-current={isCurrent(place) ? 'page' : undefined}
          to={place.to}
        >
          {place.label}
        </Link>
      ))}
    </nav>
  );
}
