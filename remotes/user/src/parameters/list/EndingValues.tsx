import type { MissingParametersAnswer } from '@vatio/contracts/user/parameters';
import { Link } from 'react-router-dom';
import { Notice } from './Notice';

export interface EndingValuesProps {
  /** Undefined when it could not be read: people come for the tables. */
  readonly found: MissingParametersAnswer | undefined;
}

/** The values of a year that end within 30 days, for people who can enter the next values. */
export function EndingValues({ found }: EndingValuesProps) {
  // An API older than this section sends no warnings.
  const { ending = [] } = found ?? {};
  if (ending.length === 0) return null;
  return (
    <Notice look="danger" title="Hay valores que se acaban">
      <ul className="mb-2">
        {ending.map(({ from, sentence }) => (
          <li key={from}>
            {sentence}.{' '}
            <Link
              className="alert-link text-decoration-underline"
              to={`/user/parametros?anio=${from.slice(0, 4)}`}
              aria-label={`Ver lo que hay de ${from.slice(0, 4)}`}
            >
              Ver lo que hay
            </Link>
          </li>
        ))}
      </ul>
      <Link className="btn btn-sm btn-primary" to="importar">
        Importar la hoja con los valores nuevos
      </Link>
    </Notice>
  );
}
