import { Link } from 'react-router-dom';
import { type PointTab, pointTabs } from '../pointTab';

export interface PointTabsProps {
  readonly pointId: string;
  readonly current: PointTab;
}

/** The tabs of a supply point, each with its own address. */
export function PointTabs({ pointId, current }: PointTabsProps) {
  return (
    <nav
      className="nav nav-underline row-gap-0 mb-3 border-bottom"
      aria-label="Apartados del punto de suministro"
    >
      {pointTabs.map(({ tab, label, path }) => (
        <Link
          key={tab}
          className={`nav-link ${tab === current ? 'active' : ''}`}
          aria-current={tab === current ? 'page' : undefined}
          to={`/company/puntos/${pointId}${path}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
