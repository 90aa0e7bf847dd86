import type { DataFilter } from '@vatio/contracts/supply-points';
import { count } from '@vatio/ui/format';
import { Link } from 'react-router-dom';

export interface DataAttentionProps {
  /** Active points without data of late, or without any. */
  readonly outdated: number;
  /** Those of which days are missing in between. */
  readonly holes: number;
}

/** Of how many points data are missing, each number with the list behind it. */
export function DataAttention({ outdated, holes }: DataAttentionProps) {
  if (outdated === 0 && holes === 0) {
    return <p className="mb-0">Los datos de consumo están al día.</p>;
  }
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0" aria-label="Datos de consumo">
      <li>
        <DataLink filter="outdated" total={outdated} words="sin datos recientes" />
      </li>
      <li>
        <DataLink filter="holes" total={holes} words="con días sin datos" />
      </li>
    </ul>
  );
}

interface DataLinkProps {
  readonly filter: DataFilter;
  readonly total: number;
  readonly words: string;
}

function DataLink({ filter, total, words }: DataLinkProps) {
  const look = total > 0 ? 'btn-outline-primary' : 'btn-outline-secondary';
  return (
    <Link className={`btn btn-sm ${look}`} to={`/company/puntos?datos=${filter}`}>
      <strong>{count(total, 'punto', 'puntos')}</strong> {words}
    </Link>
  );
}
