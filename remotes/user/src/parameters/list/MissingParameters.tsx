import type { MissingParameters as Missing } from '@vatio/contracts/user/parameters';
import { Link } from 'react-router-dom';
import { kindTitle } from '../parameter';
import { changeAddress } from '../parameterSubject';
import { Notice } from './Notice';

/** The number of rows that can be read at a glance; the others are a click away. */
const atOnce = 3;

export interface MissingParametersProps {
  /** Also empty when it could not be read: people come for the tables. */
  readonly missing: readonly Missing[];
  readonly canChange: boolean;
}

/** The parameters without a value in the coming months. */
export function MissingParameters({ missing, canChange }: MissingParametersProps) {
  const rows = mostUrgentFirst(missing);
  const [first, rest] = [rows.slice(0, atOnce), rows.slice(atOnce)];
  if (rows.length === 0) return null;
  return (
    <Notice look="warning" title="Faltan valores de los próximos meses">
      <p className="mb-2">Lo que dependa de ellos saldrá como «no verificable».</p>
      <Sentences rows={first} canChange={canChange} />
      {rest.length > 0 && (
        <details>
          <summary>
            {rest.length === 1 ? 'Y de una clase más' : `Y de ${rest.length} clases más`}
          </summary>
          <Sentences rows={rest} canChange={canChange} />
        </details>
      )}
    </Notice>
  );
}

interface SentencesProps {
  readonly rows: readonly Missing[];
  readonly canChange: boolean;
}

const Sentences = ({ rows, canChange }: SentencesProps) => (
  <ul className="mb-1">
    {rows.map((row) => (
      <li key={row.kind} className="mb-1">
        {row.sentence}.{' '}
        {canChange && (
          <Link
            className="alert-link text-decoration-underline"
            to={addressOfGap(row)}
            aria-label={`Poner valor: ${kindTitle(row.kind)}`}
          >
            Poner valor
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** Pending values first, because a person may look them up today; then the others by day. */
function mostUrgentFirst(rows: readonly Missing[]): readonly Missing[] {
  const urgency = ({ gaps }: Missing) => {
    const isPending = gaps.some(({ reason }) => reason === 'pending');
    const first = gaps.map(({ from }) => from).sort()[0];
    return `${isPending ? 0 : 1} ${first}`;
  };
  return rows.toSorted((one, other) => (urgency(one) < urgency(other) ? -1 : 1));
}

function addressOfGap({ kind, gaps }: Missing): string {
  const [first] = gaps.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  const [key] = first?.keys ?? [];
  return changeAddress(key ?? { kind }, first);
}
