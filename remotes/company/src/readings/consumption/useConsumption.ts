import { useQuery } from '@tanstack/react-query';
import type { CoverageAnswer } from '@vatio/contracts/company/curve';
import { useMemo } from 'react';
import type { SupplyContract } from '../../common/contract';
import { curveDaysOf } from '../../curve/curve';
import { curveQuery } from '../../curve/curveApi';
import type { SupplyPoint } from '../../points/point';
import type { Origin } from '../quantities';
import { readingsQuery } from '../readingApi';
import { rowsOfCurve, rowsOfReadings } from './consumption';

export interface ConsumptionParts {
  readonly point: SupplyPoint;
  readonly contracts: readonly SupplyContract[];
  readonly coverage: CoverageAnswer;
  readonly year: string;
  readonly origin: Origin;
}

/** The rows of a year from one origin; the curve is read only when it is needed. */
export function useConsumption({ point, contracts, coverage, year, origin }: ConsumptionParts) {
  const days = useMemo(() => ({ from: `${year}-01-01`, to: `${year}-12-31` }), [year]);
  const isCurve = origin === 'curva';
  const readings = useQuery(readingsQuery(point.id, days));
  const curve = useQuery({ ...curveQuery(point.id, days), enabled: isCurve });
  const found = isCurve ? curve : readings;

  const rows = useMemo(() => {
    if (isCurve) {
      const inYear = curve.data ? curveDaysOf(curve.data) : [];
      return rowsOfCurve(inYear, point.territory, contracts, coverage.months);
    }
    const source = origin === 'facturas' ? 'invoice' : 'manual';
    const ofSource = (readings.data?.rows ?? []).filter((one) => one.source === source);
    return rowsOfReadings(ofSource, contracts);
  }, [isCurve, origin, readings.data, curve.data, contracts, coverage, point.territory]);

  return {
    found,
    rows,
    readings: readings.data?.rows ?? [],
    isLoading: found.isPending || found.isPlaceholderData,
  };
}
