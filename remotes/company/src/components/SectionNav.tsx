import { NavLink } from 'react-router-dom';
import { useReadsClients } from './useReadsClients';

const places = [
  { to: '/company/puntos', label: 'Puntos de suministro' },
  { to: '/company/importaciones', label: 'Importaciones' },
] as const;
const clients = { to: '/company', label: 'Clientes' } as const;

/** The lists of the section, at the head of each of them. The API gives clients not to everybody. */
export function SectionNav() {
  const readsClients = useReadsClients();
  return (
    <nav className="nav nav-underline mb-3" aria-label="Apartados de PDS">
      {(readsClients ? [clients, ...places] : places).map(({ to, label }) => (
        <NavLink key={to} className="nav-link" to={to} end>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
