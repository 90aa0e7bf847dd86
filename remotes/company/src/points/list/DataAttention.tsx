import type { DataFilter, SupplyPointAttention } from '@vatio/contracts/company/points';
import { count } from '@vatio/ui/format';
import { Link } from 'react-router-dom';

export interface DataAttentionProps {
  /** How many active points there are of each kind. */
  readonly found: Pick<SupplyPointAttention, (typeof kinds)[number]['filter']>;
}

/** Those that stopped having data are another matter than those that never had any. */
const kinds = [
  { filter: 'late', words: 'sin datos recientes' },
  { filter: 'holes', words: 'con días sin datos' },
  { filter: 'none', words: 'que nunca han tenido datos' },
] as const satisfies readonly { readonly filter: DataFilter; readonly words: string }[];

/** Of how many points data are missing, each number with the list behind it. */
export function DataAttention({ found }: DataAttentionProps) {
  if (kinds.every(({ filter }) => found[filter] === 0)) {
    return <p className="mb-0">Los datos de consumo están al día.</p>;
  }
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0" aria-label="Datos de consumo">
      {kinds.map(({ filter, words }) => (
        <li key={filter}>
          <DataLink filter={filter} words={words} total={found[filter]} />
        </li>
      ))}
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
    <Link className={`btn btn-sm is-content ${look}`} to={`/company/puntos?datos=${filter}`}>
      <strong>{count(total, 'punto', 'puntos')}</strong> {words}
    </Link>
  );
}
