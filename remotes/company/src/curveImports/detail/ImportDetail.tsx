import { useQuery } from '@tanstack/react-query';
import { Loaded, Page } from '@vatio/ui/layout';
import { useParams } from 'react-router-dom';
import { crumbsBelow, importsCrumb } from '../../common/navigation/crumbs';
import { importQuery } from '../curveImportApi';
import { ImportBody } from './ImportBody';
import { ImportHead } from './ImportHead';

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
