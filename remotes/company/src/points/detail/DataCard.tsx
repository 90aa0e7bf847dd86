import { useHasRole } from '@vatio/platform';
import { date, number } from '@vatio/ui/format';
import { Card, Fact, Facts } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { ImportCurveLink } from '../../common/navigation/ImportCurveLink';
import { addDays } from '../../common/values/days';
import { DataUntil } from '../DataUntil';
import type { SupplyPoint } from '../point';
import { gapInWords, type PointData, untoldDays } from '../pointData';

/** The days with data of a point, the days without, and the ways to bring them. */
export function DataCard({ point }: { readonly point: SupplyPoint }) {
  const { id, data, archived } = point;
  const isMissing = !archived && (data.missingDays > 0 || data.state === 'late');
  const actions = (
    <div className="d-flex flex-wrap gap-2">
      <Link className="btn btn-sm btn-outline-primary" to={`/company/puntos/${id}/curva`}>
        Ver la curva
      </Link>
      {!archived && <ImportCurveLink pointId={id} look="btn-sm btn-outline-primary" />}
    </div>
  );
  return (
    <Card title="Datos de consumo" actions={actions}>
      {data.firstDay === null || data.lastDay === null ? (
        <NoData isActive={!archived} />
      ) : (
        <Facts>
          <Fact label="Desde">{date(data.firstDay)}</Fact>
          <Fact label="Hasta">
            <DataUntil point={point} />
          </Fact>
          {isMissing && (
            <Fact label="Falta">
              <Missing data={data} lastDay={data.lastDay} />
            </Fact>
          )}
          {!archived && data.state === 'current' && (
            <Fact label="Estado">
              <span className="badge text-bg-success">Datos al día</span>
            </Fact>
          )}
        </Facts>
      )}
    </Card>
  );
}

function NoData({ isActive }: { readonly isActive: boolean }) {
  const canWrite = useHasRole('admin', 'writer', 'pds_editor');
  return (
    <p className="mb-0">
      No hay curva ni lecturas.
      {canWrite && isActive && ' Importa su curva, o añade sus lecturas en «Consumos».'}
    </p>
  );
}

interface MissingProps {
  readonly data: PointData;
  readonly lastDay: string;
}

/** The gaps; older gaps are only counted. */
function Missing({ data, lastDay }: MissingProps) {
  const untold = untoldDays(data);
  return (
    <ul className="list-unstyled mb-0">
      {untold > 0 && <li>{untold === 1 ? 'otro día' : `otros ${number(untold)} días`} antes</li>}
      {data.gaps.map((gap) => (
        <li key={gap.from}>{gapInWords(gap)}</li>
      ))}
      {data.state === 'late' && <li>desde el {date(addDays(lastDay, 1))}</li>}
    </ul>
  );
}
