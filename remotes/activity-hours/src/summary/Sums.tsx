import { useHasRole } from '@vatio/platform';
import { Card, EmptyState } from '@vatio/ui/layout';
import { DataTable } from '@vatio/ui/table';
import { ChartColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { weekPath } from '../common/hoursPaths';
import { BudgetTable } from './BudgetTable';
import { ClientHours } from './ClientHours';
import { lookOf } from './clientSums';
import { ExportSums } from './ExportSums';
import { byActivity, byMonth, type Matrix, matrixColumns, totalOf } from './matrix';
import { SummaryFigures } from './SummaryFigures';
import {
  activityExportColumns,
  activityRows,
  budgetExportColumns,
  clientExportColumns,
  monthExportColumns,
  monthRows,
} from './sumExports';
import type { SummaryOfDays } from './summaryApi';

export interface SumsProps {
  readonly summary: SummaryOfDays;
  /** Those of other days are loading: these stay. */
  readonly isRefreshing: boolean;
}

/** The sums of some days, a card for each kind, which exports its own. */
export function Sums({ summary, isRefreshing }: SumsProps) {
  const { clients, budgets } = summary;
  if (clients.length === 0 && budgets.length === 0) return <NoHours />;
  return (
    <div className="card-grid">
      <SummaryFigures summary={summary} />
      {budgets.length > 0 && (
        <Card
          title="Presupuesto y previsión"
          isWide
          actions={
            <ExportSums
              what="presupuestos"
              period={summary}
              columns={budgetExportColumns}
              rows={budgets}
            />
          }
        >
          <BudgetTable budgets={budgets} isRefreshing={isRefreshing} />
        </Card>
      )}
      {clients.length > 0 && (
        <Card
          title="Por cliente"
          isWide
          actions={
            <ExportSums
              what="clientes"
              period={summary}
              columns={clientExportColumns}
              rows={clients}
            />
          }
        >
          <ClientHours clients={clients} period={summary} isRefreshing={isRefreshing} />
        </Card>
      )}
      {summary.minutes > 0 ? (
        <Matrices summary={summary} isRefreshing={isRefreshing} />
      ) : (
        <div className="is-wide">
          <NoHours />
        </div>
      )}
    </div>
  );
}

/** Readers write no hours. */
function NoHours() {
  const keepsHours = useHasRole('admin', 'writer');
  return (
    <EmptyState
      icon={<ChartColumn />}
      title="No hay horas en estos días"
      action={
        keepsHours && (
          <Link className="btn btn-primary" to={weekPath()}>
            Apuntar horas en mi semana
          </Link>
        )
      }
    >
      En cuanto alguien las apunte, aquí se verá lo que suman. Prueba con otras fechas.
    </EmptyState>
  );
}

const Matrices = ({ summary, isRefreshing }: SumsProps) => (
  <>
    <MatrixCard
      title="Por cliente y actividad"
      first="Cliente"
      matrix={byActivity(summary)}
      isRefreshing={isRefreshing}
      actions={
        <ExportSums
          what="actividades"
          period={summary}
          columns={activityExportColumns}
          rows={activityRows(summary)}
        />
      }
    />
    <MatrixCard
      title="Por persona y mes"
      first="Persona"
      matrix={byMonth(summary)}
      isRefreshing={isRefreshing}
      actions={
        <ExportSums
          what="personas"
          period={summary}
          columns={monthExportColumns}
          rows={monthRows(summary)}
        />
      }
    />
  </>
);

interface MatrixCardProps extends Pick<SumsProps, 'isRefreshing'> {
  readonly title: string;
  readonly first: string;
  readonly matrix: Matrix;
  readonly actions: ReactNode;
}

function MatrixCard({ title, first, matrix, isRefreshing, actions }: MatrixCardProps) {
  return (
    <Card title={title} isWide actions={actions}>
      {/* A column for each activity or month: their names may take two lines, so that the total is seen. */}
      <div className="has-many-columns">
        <DataTable
          caption={`Horas ${title.charAt(0).toLowerCase()}${title.slice(1)}`}
          columns={matrixColumns(first, matrix.columns)}
          rows={[...matrix.rows, totalOf(matrix)]}
          rowId={({ id }) => id}
          rowClassName={({ id }) => lookOf(id)}
          isRefreshing={isRefreshing}
        />
      </div>
    </Card>
  );
}
