import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { NewForm } from '@vatio/ui/forms';
import { EmptyState, Page } from '@vatio/ui/layout';
import { LockKeyhole } from 'lucide-react';
import { lastWindow } from '../../studies/form/windows';
import { portfolioPath, portfoliosPath } from '../portfolio';
import { useStartPortfolio } from '../portfolioApi';
import { PortfolioFields } from './PortfolioFields';
import { portfolioFormSchema } from './portfolioForm';

const title = 'Nueva cartera';
const crumbs = [
  { label: 'Estudios', to: '/energy-analysis' },
  { label: 'Cartera', to: portfoliosPath },
  { label: title },
];

/** Starts a portfolio of some clients, or of all, and goes to it. */
export function PortfolioNew() {
  const start = useStartPortfolio();
  const canStart = useHasRole('admin', 'writer');
  return (
    <Page title={title} crumbs={crumbs}>
      {canStart ? (
        <NewForm
          schema={portfolioFormSchema}
          defaults={{ firstMonth: lastWindow(), who: 'all', clientIds: [] }}
          draftKey="energy-analysis/portfolios/new"
          create={start}
          submit="Buscar el ahorro"
          cancelTo={portfoliosPath}
          message={({ points }) => `Cartera en marcha: ${count(points, 'punto', 'puntos')}`}
          page={({ id }) => portfolioPath(id)}
        >
          {(form) => <PortfolioFields form={form} />}
        </NewForm>
      ) : (
        <EmptyState icon={<LockKeyhole />} title="No tienes permiso para empezar carteras">
          Para empezarlas hace falta ser administrador o editor. Las que ya hay las puedes
          consultar.
        </EmptyState>
      )}
    </Page>
  );
}
