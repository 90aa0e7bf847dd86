import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import type { ReadingsAnswer } from '@vatio/contracts/company/readings';
import { useHasRole } from '@vatio/platform';
import { Card, ErrorState } from '@vatio/ui/layout';
import { DataTable } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import type { SupplyContract } from '../../common/contract';
import { today } from '../../common/values/days';
import type { SupplyPoint } from '../../points/point';
import { originLabels, quantityFields } from '../quantities';
import { ReadingActions } from '../ReadingActions';
import { ReadingEditor } from '../sheet/ReadingEditor';
import { ConsumptionChart } from './ConsumptionChart';
import { ConsumptionToolbar } from './ConsumptionToolbar';
import { type ConsumptionRow, periodCountOf } from './consumption';
import { consumptionColumns, isTotal } from './consumptionColumns';
import { MaximaChart } from './MaximaChart';
import { NoConsumption } from './NoConsumption';
import { ReadingWarnings } from './ReadingWarnings';
import { useConsumption } from './useConsumption';
import { type ConsumptionChange, useConsumptionState } from './useConsumptionState';

export interface ConsumptionPanelProps {
  readonly point: SupplyPoint;
  readonly contracts: readonly SupplyContract[];
  readonly coverage: CoverageAnswer;
  /** The first and last day of all readings of the point. */
  readonly span: Pick<ReadingsAnswer, 'firstDay' | 'lastDay'>;
}

/** The consumption of a year by months: a chart, a table, and the sheet in which readings are typed. */
export function ConsumptionPanel({ point, contracts, coverage, span }: ConsumptionPanelProps) {
  const state = useConsumptionState();
  const [isBack, setBack] = useState(false);
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  const knownDays = [span.firstDay, span.lastDay, coverage.firstDay, coverage.lastDay]
    .filter((day) => day !== null)
    .sort();
  const lastKnown = knownDays.at(-1) ?? today();
  const { year = lastKnown.slice(0, 4), quantity, editing, change } = state;
  const origin = state.origin ?? (span.lastDay || !coverage.lastDay ? 'lecturas' : 'curva');
  const { found, rows, readings, isLoading } = useConsumption({
    point,
    contracts,
    coverage,
    year,
    origin,
  });
  const columns = useMemo(() => {
    const actions = ({ reading }: ConsumptionRow) =>
      reading && (
        <ReadingActions reading={reading} onEdit={() => change({ year, editing: reading.id })} />
      );
    return consumptionColumns(rows, quantity, canWrite && origin !== 'curva' ? actions : undefined);
  }, [rows, quantity, canWrite, origin, year, change]);

  const leave = (next: ConsumptionChange) => {
    setBack(true);
    change(next);
  };
  const edited = readings.find(({ id }) => id === editing);
  if (canWrite && (editing === 'nuevas' || edited)) {
    return (
      <ReadingEditor
        key={editing}
        point={point}
        contracts={contracts}
        year={year}
        readings={readings}
        edited={edited}
        source={origin === 'facturas' ? 'invoice' : 'manual'}
        onClose={() => leave({ year })}
        onSaved={(source) =>
          leave({
            year,
            quantity: 'energia',
            origin: source === 'invoice' ? 'facturas' : 'lecturas',
          })
        }
      />
    );
  }

  if (knownDays.length === 0) {
    return <NoConsumption canWrite={canWrite} onType={() => change({ editing: 'nuevas' })} />;
  }
  const thisYear = today().slice(0, 4);
  const hasQuantity = periodCountOf(rows, quantity) > 0;
  return (
    <>
      <ConsumptionToolbar
        year={year}
        origin={origin}
        quantity={quantity}
        canWrite={canWrite}
        isBack={isBack}
        firstYear={String(Number((knownDays[0] ?? thisYear).slice(0, 4)) - 1)}
        lastYear={thisYear}
        onChange={(next) => change({ year, ...next })}
      />
      <Card title={`${quantityFields[quantity].label} de ${year}`} isWide>
        {found.isLoadingError && (
          <ErrorState error={found.error} what="los consumos" onRetry={found.refetch} />
        )}
        {!found.isLoadingError && !isLoading && !hasQuantity && (
          <p className="m-0">
            {rows.length === 0
              ? `No hay nada en «${originLabels[origin]}» de ${year}.`
              : 'Estas lecturas no lo dicen: edítalas para añadirlo.'}
          </p>
        )}
        {!found.isLoadingError &&
          (isLoading || hasQuantity) &&
          (quantity === 'potencia' ? (
            <MaximaChart rows={rows} year={year} isLoading={isLoading} />
          ) : (
            <ConsumptionChart rows={rows} quantity={quantity} year={year} isLoading={isLoading} />
          ))}
        {!isLoading && rows.length > 0 && (
          <div className="mt-3">
            <DataTable
              caption={`${quantityFields[quantity].label} de ${year}`}
              columns={columns}
              rows={[...rows, { id: 'total' as const }]}
              rowId={({ id }) => id}
              rowClassName={(row) => (isTotal(row) ? 'is-selected' : undefined)}
            />
          </div>
        )}
        {!isLoading && <ReadingWarnings readings={rows.flatMap(({ reading }) => reading ?? [])} />}
      </Card>
    </>
  );
}
