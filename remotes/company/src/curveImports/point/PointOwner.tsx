import { Link } from 'react-router-dom';
import { useReadsClients } from '../../common/useReadsClients';
import type { ImportPoint } from '../curveImport';

export interface PointOwnerProps {
  readonly point: ImportPoint & { readonly supplyPoint: NonNullable<ImportPoint['supplyPoint']> };
  /** The point that the person started from; null: none. */
  readonly chosenId: string | null;
}

/** The point and its client; warns when it is not the point that the person started from. */
export function PointOwner({ point: { supplyPoint }, chosenId }: PointOwnerProps) {
  const { id, alias, clientId, clientName } = supplyPoint;
  const readsClients = useReadsClients();
  const isOther = chosenId !== null && chosenId !== id;
  return (
    <>
      <p>
        <Link to={`/company/puntos/${id}`}>
          <bdi>{alias || 'Ver el punto'}</bdi>
        </Link>
        {' · '}
        {readsClients ? (
          <Link to={`/company/clientes/${clientId}`}>
            <bdi>{clientName}</bdi>
          </Link>
        ) : (
          <bdi>{clientName}</bdi>
        )}
      </p>
      {isOther && (
        <p className="alert alert-warning" role="alert">
          El fichero dice que es de este punto, y no de aquel desde el que has venido. Comprueba que
          has elegido el fichero correcto.
        </p>
      )}
    </>
  );
}
