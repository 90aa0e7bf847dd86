import { useQuery } from '@tanstack/react-query';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { importQuery } from '../curveImportApi';
import { ImportBody } from './ImportBody';
import { ImportHead } from './ImportHead';

/** One import, in whatever state it is: the state is the API's, so the page can be left and reloaded. */
export function ImportDetail() {
  const { id = '' } = useParams();
  const found = useQuery(importQuery(id));
  const name = found.data?.fileName ?? 'Importación';

  return (
    <Page
      title={name}
      crumbs={[
        { label: 'PDS', to: '/company' },
        { label: 'Importaciones', to: '/company/importaciones' },
        { label: name },
      ]}
    >
      {found.isPending && <LoadingState label="Cargando la importación…" />}
      {found.isLoadingError && (
        <ErrorState error={found.error} what="esta importación" onRetry={found.refetch} />
      )}
      {found.data && (
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
          <ImportHead found={found.data} />
          <ImportBody key={found.data.id} found={found.data} />
        </>
      )}
    </Page>
  );
}
