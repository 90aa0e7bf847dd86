import { useQuery } from '@tanstack/react-query';
import { dateTime, sizeInWords } from '@vatio/ui/format';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { crumbsBelow, importsCrumb } from '../../common/navigation/crumbs';
import type { CurveImport } from '../curveImport';
import { importQuery } from '../curveImportApi';
import { ImportStateBadge } from '../ImportStateBadge';
import { ImportBody } from './ImportBody';

/** One import, in whatever state it is: the state is the API's, so the page can be left and reloaded. */
export function ImportDetail() {
  const { id = '' } = useParams();
  const found = useQuery(importQuery(id));
  const name = found.data?.fileName ?? 'Importación';

  return (
    <Page title={name} crumbs={crumbsBelow(importsCrumb, { label: name })}>
      <Loaded query={found} loading="Cargando la importación…" what="esta importación">
        {(data) => (
          <>
            {found.isRefetchError && (
              <p className="alert alert-warning" role="alert">
                No podemos ver cómo va: no hay respuesta del servidor. Seguimos intentándolo.{' '}
                <button
                  type="button"
                  className="btn btn-sm btn-link p-0"
                  onClick={() => found.refetch()}
                >
                  Reintentar ahora
                </button>
              </p>
            )}
            <ImportHead found={data} />
            <ImportBody key={data.id} found={data} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** State, size, who and when. */
function ImportHead({ found }: { readonly found: CurveImport }) {
  const { state, sizeBytes, createdBy, createdAt } = found;
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1">
      <span role="status">
        <ImportStateBadge state={state} />
      </span>
      <span>{sizeInWords(sizeBytes)}</span>
      <span>
        Enviado el {dateTime(createdAt)}
        {createdBy && (
          <>
            {' '}
            por <bdi>{createdBy.name}</bdi>
          </>
        )}
      </span>
    </p>
  );
}
