import { useQuery } from '@tanstack/react-query';
import type { Portfolio } from '@vatio/contracts/energy-analysis/portfolios';
import { useHasRole } from '@vatio/platform';
import { count, dateTime } from '@vatio/ui/format';
import { EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { CircleSlash, TriangleAlert } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { windowInWords } from '../../studies/studyWords';
import { PortfolioBadge } from '../PortfolioBadge';
import { clientsInWords, isOpen, newPortfolioPath, portfoliosPath } from '../portfolio';
import { portfolioQuery } from '../portfolioApi';
import { OpenCard } from './OpenCard';
import { PortfolioPoints } from './PortfolioPoints';
import { PortfolioSums } from './PortfolioSums';

/** One portfolio, in whatever state it is: the state is the API's, so the page can be left and reloaded. */
export function PortfolioDetail() {
  const { id = '' } = useParams();
  const found = useQuery(portfolioQuery(id));
  const name = found.data ? `Cartera del ${dateTime(found.data.createdAt)}` : 'Cartera';
  return (
    <Page
      title={name}
      crumbs={[
        { label: 'Estudios', to: '/energy-analysis' },
        { label: 'Cartera', to: portfoliosPath },
        { label: name },
      ]}
    >
      <Loaded query={found} loading="Cargando la cartera…" what="esta cartera">
        {(portfolio) => (
          <>
            {found.isRefetchError && (
              <p className="alert alert-warning" role="alert">
                No podemos ver cómo va: no hay respuesta del servidor. Seguimos intentándolo.
              </p>
            )}
            <Head portfolio={portfolio} />
            <Body portfolio={portfolio} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Head({ portfolio }: { readonly portfolio: Portfolio }) {
  const { state, points, authorName, clientNames } = portfolio;
  const names = clientNames?.join(', ');
  return (
    <p className="d-flex flex-wrap align-items-center column-gap-3 row-gap-1">
      <span role="status">
        <PortfolioBadge state={state} />
      </span>
      <span>{windowInWords(portfolio)}</span>
      <span title={names}>
        {clientNames?.length === 1 ? <bdi>{names}</bdi> : clientsInWords(portfolio)}
      </span>
      <span>{count(points, 'punto', 'puntos')}</span>
      <span>
        Por <bdi>{authorName}</bdi>
      </span>
    </p>
  );
}

function Body({ portfolio }: { readonly portfolio: Portfolio }) {
  const canStart = useHasRole('admin', 'writer');
  const again = canStart && (
    <Link className="btn btn-primary" to={newPortfolioPath}>
      Empezar otra
    </Link>
  );
  const { state, message } = portfolio;
  if (isOpen(portfolio)) return <OpenCard portfolio={portfolio} canCancel={canStart} />;
  if (state === 'cancelled') {
    return (
      <EmptyState icon={<CircleSlash />} title="Cartera cancelada" action={again}>
        Alguien la canceló antes de que terminara: no se ha guardado ningún resultado.
      </EmptyState>
    );
  }
  if (state === 'failed') {
    return (
      <EmptyState icon={<TriangleAlert />} title="Cartera no terminada" action={again}>
        {message}
      </EmptyState>
    );
  }
  return (
    <>
      <PortfolioSums portfolio={portfolio} />
      <PortfolioPoints portfolio={portfolio} />
    </>
  );
}
