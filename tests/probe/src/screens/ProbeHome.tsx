import { useQuery } from '@tanstack/react-query';
import {
  type Breadcrumb,
  notify,
  platformVersion,
  renewSession,
  reportError,
  SectionLink,
  useBreadcrumbs,
  useHasRole,
  usePageTitle,
  useRuntimeConfig,
  useSession,
} from '@vatio/platform';
import { ErrorState, LoadingState, Page } from '@vatio/ui/layout';
import { lazy, Suspense, useState } from 'react';
import { readingsQuery } from '../api/readings';
import { Bomb } from '../components/Bomb';

const breadcrumbs: readonly Breadcrumb[] = [{ label: 'Sonda', to: '/probe' }, { label: 'Inicio' }];

/** The platform's facts, and a button for each of its actions. */
export function ProbeHome() {
  // `Page` says both since @vatio/ui 1.3; sections from before say them by themselves, as here.
  usePageTitle('Sonda');
  useBreadcrumbs(breadcrumbs);
  const session = useSession();
  const isAdmin = useHasRole('admin');
  const { companyName } = useRuntimeConfig();
  const readings = useQuery(readingsQuery());
  const [isLazyShown, setLazyShown] = useState(false);
  const [isStyledShown, setStyledShown] = useState(false);
  // Made anew with the page: React.lazy remembers a failure, and «Reintentar» has to ask again.
  const [Lazy] = useState(() => lazy(() => import('../components/Lazy')));
  const [Styled] = useState(() => lazy(() => import('../components/Styled')));

  return (
    <Page
      title="Sonda"
      actions={
        <>
          <button type="button" className="btn btn-primary" onClick={() => notify('Un aviso')}>
            Avisar
          </button>
          <button
            type="button"
            className="btn btn-primary"
            onClick={() => reportError(new Error('Reported by the probe'))}
          >
            Informar
          </button>
          <button type="button" className="btn btn-primary" onClick={() => void renewSession()}>
            Renovar la sesión
          </button>
          <button type="button" className="btn btn-primary" onClick={() => setLazyShown(true)}>
            Traer el trozo
          </button>
          <button type="button" className="btn btn-primary" onClick={() => setStyledShown(true)}>
            Traer estilos
          </button>
          <Bomb />
        </>
      }
    >
      <dl>
        <dt>Plataforma</dt>
        <dd>{platformVersion}</dd>
        <dt>Empresa</dt>
        <dd>{companyName}</dd>
        <dt>Persona</dt>
        <dd>{session.state === 'signed-out' ? '' : session.user.name}</dd>
        <dt>Administra</dt>
        <dd>{isAdmin ? 'sí' : 'no'}</dd>
      </dl>
      {readings.isPending && <LoadingState />}
      {readings.isError && (
        <ErrorState error={readings.error} onRetry={() => void readings.refetch()} />
      )}
      {readings.data && <p>{readings.data.text}</p>}
      {isLazyShown && (
        <Suspense fallback={<LoadingState />}>
          <Lazy />
        </Suspense>
      )}
      {isStyledShown && (
        <Suspense fallback={<LoadingState />}>
          <Styled />
        </Suspense>
      )}
      <SectionLink to="/probe/note">Escribir una nota</SectionLink>
    </Page>
  );
}
