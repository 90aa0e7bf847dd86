import { useQuery } from '@tanstack/react-query';
import { presetAround } from '@vatio/ui/charts';
import { ErrorState, LoadingState } from '@vatio/ui/layout';
import { useState } from 'react';
import { contractsQuery } from '../../common/contractListApi';
import { coverageQuery } from '../../common/coverageApi';
import { today } from '../../common/values/days';
import type { PointTabProps } from '../../points/pointTab';
import { readingsQuery } from '../readingApi';
import { ConsumptionPanel } from './ConsumptionPanel';

/** The tab «Consumos» of a supply point: months by period, of readings or of the curve. */
export function PointConsumption({ point }: PointTabProps) {
  const [thisYear] = useState(() => presetAround('year', today()));
  const coverage = useQuery(coverageQuery(point.id));
  const contracts = useQuery(contractsQuery(point.id));
  const readings = useQuery(readingsQuery(point.id, thisYear));
  const failed = [coverage, contracts, readings].find(({ isLoadingError }) => isLoadingError);

  if (failed) {
    return <ErrorState error={failed.error} what="los consumos" onRetry={failed.refetch} />;
  }
  if (!coverage.data || !contracts.data || !readings.data) {
    return <LoadingState label="Cargando los consumos…" lines={8} />;
  }
  return (
    <ConsumptionPanel
      point={point}
      contracts={contracts.data}
      coverage={coverage.data}
      span={readings.data}
    />
  );
}
