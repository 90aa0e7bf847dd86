import { useQuery } from '@tanstack/react-query';
import { useHasRole } from '@vatio/platform';
import { EmptyState, Page } from '@vatio/ui/layout';
import { DataTable, ListPagination, ListStates, useListState } from '@vatio/ui/table';
import { Layers, Plus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { factOfPortfolio } from '../../studies/studyFacts';
import { newPortfolioPath } from '../portfolio';
import { portfolioListQuery } from '../portfolioApi';
import { portfolioColumns } from './portfolioColumns';

const crumbs = [{ label: 'Estudios', to: '/energy-analysis' }, { label: 'Cartera' }];

/** Every portfolio, the newest first. */
export function PortfolioList() {
  const list = useListState({ sort: '-created' });
  const { page, pageSize } = list;
  const portfolios = useQuery(portfolioListQuery({ page, pageSize }));
  const canStart = useHasRole('admin', 'writer');
  const start = canStart && (
    <Link className="btn btn-primary" to={newPortfolioPath}>
      <Plus aria-hidden="true" /> Nueva cartera
    </Link>
  );
  return (
    <Page title="Cartera" crumbs={crumbs} actions={start}>
      <p>
        Todos los puntos de los clientes elegidos, optimizados de una vez: quién puede ahorrar más,
        y cuánto hay que fiarse. Cada cartera se guarda 90 días; los estudios que se abren desde
        ella se quedan.
      </p>
      <ListStates
        query={portfolios}
        columns={portfolioColumns.length}
        what="las carteras"
        empty={
          portfolios.data?.total === 0 && (
            <EmptyState icon={<Layers />} title="Todavía no hay carteras" action={start}>
              {canStart
                ? 'Empieza una: se elige de quién y de qué meses, y el resto va solo.'
                : 'Las empiezan los administradores y los editores, y aquí se consultan.'}
            </EmptyState>
          )
        }
      >
        {({ rows, total }) => (
          <>
            <DataTable
              caption="Carteras"
              columns={portfolioColumns}
              rows={rows}
              rowId={({ id }) => id}
              factOf={({ id }) => factOfPortfolio(id)}
            />
            <ListPagination list={list} total={total} />
          </>
        )}
      </ListStates>
    </Page>
  );
}
