import { useQuery } from '@tanstack/react-query';
import type { Territory } from '@vatio/contracts/company/supply';
import { date } from '@vatio/ui/format';
import { TriangleAlert } from 'lucide-react';
import { coverageQuery } from '../../common/coverageApi';
import { clockName, hasSameClock } from '../../common/values/localTime';
import { isTerritory } from '../../common/values/words';
import type { SupplyPoint } from '../point';

export interface ClockWarningProps {
  /** The stored point. */
  readonly point: Pick<SupplyPoint, 'id' | 'territory'>;
  /** The territory chosen now; empty: none. */
  readonly chosen: string;
}

/**
 * Warns before it is saved: with another clock the imported readings would be an hour off, because their
 * labels were read by the clock of the territory before.
 */
export function ClockWarning({ point, chosen }: ClockWarningProps) {
  if (!isTerritory(chosen) || hasSameClock(point.territory, chosen)) return null;
  return <OtherClock point={point} chosen={chosen} />;
}

function OtherClock({ point, chosen }: ClockWarningProps & { readonly chosen: Territory }) {
  const coverage = useQuery(coverageQuery(point.id));
  // No data, no warning; when they cannot be read, a needless warning is better.
  if (coverage.isPending || coverage.data?.firstDay === null) return null;
  const since = coverage.data?.firstDay ? ` desde el ${date(coverage.data.firstDay)}` : '';
  return (
    <div className="alert alert-warning d-flex gap-2" role="alert">
      <TriangleAlert className="flex-shrink-0" aria-hidden="true" />
      <div>
        <p className="fw-bold mb-1">
          Si cambias el territorio, su curva quedará una hora desplazada.
        </p>
        <p className="mb-0">
          Las lecturas que tiene{since} se leyeron con la {clockName(point.territory)}, y en el
          nuevo territorio cuenta la {clockName(chosen)}. Antes de guardar, deshaz sus importaciones
          en «Importaciones»; después, importa otra vez los ficheros.
        </p>
      </div>
    </div>
  );
}
