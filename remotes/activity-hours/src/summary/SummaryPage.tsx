import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HoursSummary } from '@vatio/contracts/activityHours/summary';
import { today } from '@vatio/contracts/time';
import { useHasRole } from '@vatio/platform';
import { ExportMenu } from '@vatio/ui/export';
import { ActionButton, Card, EmptyState, Loaded, Page } from '@vatio/ui/layout';
import { DataTable } from '@vatio/ui/table';
import { ChartColumn, Printer } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { BudgetTable } from './BudgetTable';
import { ClientHours } from './ClientHours';
import { exportColumns, exportedSums } from './clientColumns';
import { byActivity, byMonth, type Matrix, matrixColumns } from './matrix';
import { PeriodChoice } from './PeriodChoice';
import { type Period, periodAsked, periodInWords } from './period';
import { SummaryFigures } from './SummaryFigures';
import { hoursSummaryQuery } from './summaryApi';

const title = 'Resumen de horas';

/** *Resumen*: what hours add up to by client, activity, person and month; budgets, and what came of them. */
export function SummaryPage() {
  const [params] = useSearchParams();
  const keepsHours = useHasRole('admin', 'writer');
  const period = periodAsked(params, today());
  const summary = useQuery(hoursSummaryQuery(period));
  const cache = useQueryClient();
  const crumbs = [{ label: 'Tiempo de gestión', to: weekPath() }, { label: title }];
  return (
    <Page
      title={keepsHours ? title : 'Tiempo de gestión'}
      {...(keepsHours && { crumbs })}
      actions={
        <ActionButton look="outline-primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" /> Imprimir
        </ActionButton>
      }
    >
      <PeriodChoice period={period}>
        <ExportMenu
          fileName={`horas-${period.from}-${period.to}`}
          title="Exportar las sumas"
          columns={exportColumns}
          readRows={async () => {
            // Of these days, also while those before are still on screen.
            const { clients } = await cache.ensureQueryData(hoursSummaryQuery(period));
            return exportedSums(clients);
          }}
        />
      </PeriodChoice>
      <h2 className="h5">{periodInWords(period)}</h2>
      <Loaded query={summary} loading="Cargando el resumen…" lines={8} what="el resumen">
        {(read) => <Sums summary={read} period={period} />}
      </Loaded>
    </Page>
  );
}

interface SumsProps {
  readonly summary: HoursSummary;
  readonly period: Period;
}

function Sums({ summary, period }: SumsProps) {
  const { clients, budgets } = summary;
  if (clients.length === 0 && budgets.length === 0) {
    return (
      <EmptyState icon={<ChartColumn />} title="No hay horas en estos días" action={<ToWeek />}>
        En cuanto alguien las apunte, aquí se verá lo que suman. Prueba con otras fechas.
      </EmptyState>
    );
  }
  return (
    <div className="card-grid">
      <SummaryFigures summary={summary} />
      {budgets.length > 0 && (
        <Card title="Presupuesto y previsión" isWide>
          <BudgetTable budgets={budgets} />
        </Card>
      )}
      <Card title="Por cliente" isWide>
        <ClientHours clients={clients} period={period} />
      </Card>
      <MatrixCard title="Por cliente y actividad" first="Cliente" matrix={byActivity(summary)} />
      <MatrixCard title="Por persona y mes" first="Persona" matrix={byMonth(summary)} />
    </div>
  );
}

interface MatrixCardProps {
  readonly title: string;
  readonly first: string;
  readonly matrix: Matrix;
}

const MatrixCard = ({ title: name, first, matrix: { columns, rows } }: MatrixCardProps) => (
  <Card title={name} isWide>
    <DataTable
      caption={`Horas ${name.charAt(0).toLowerCase()}${name.slice(1)}`}
      columns={matrixColumns(first, columns)}
      rows={rows}
      rowId={({ id }) => id}
    />
  </Card>
);

/** Readers write no hours. */
function ToWeek() {
  const keepsHours = useHasRole('admin', 'writer');
  return (
    keepsHours && (
      <Link className="btn btn-primary" to={weekPath()}>
        Apuntar horas en mi semana
      </Link>
    )
  );
}
