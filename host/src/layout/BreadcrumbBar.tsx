import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useHost } from '../hostContext';

/** The breadcrumbs of the current page; empty when the section shows none. */
export function BreadcrumbBar() {
  const { breadcrumbs } = useHost();
  const items = useSyncExternalStore(breadcrumbs.subscribe, breadcrumbs.get, breadcrumbs.get);
  if (items.length === 0) return null;

  return (
    <nav aria-label="Ruta">
      <ol className="breadcrumb">
        {items.map(({ label, to }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label} className="breadcrumb-item" aria-current={isLast ? 'page' : undefined}>
              {to && !isLast ? <Link to={to}>{label}</Link> : label}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
