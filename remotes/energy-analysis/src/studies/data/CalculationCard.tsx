import { useQuery } from '@tanstack/react-query';
import type { Study, StudyChangesAnswer } from '@vatio/contracts/energy-analysis/studies';
import { dateTime } from '@vatio/ui/format';
import { Card, Loaded, LoadingState } from '@vatio/ui/layout';
import { useState } from 'react';
import { CheckResult } from '../check/CheckResult';
import { studyChangesQuery } from '../detail/detailApi';
import { isOpen } from '../studyActions';
import { studyCheckQuery } from '../studyApi';
import { factOfCalculation } from '../studyFacts';
import { backTo } from '../studyPaths';
import { Calculate } from './Calculate';
import { SupplyLinks } from './SupplyLinks';

/** Says if the study is based on today's data, and offers to calculate it. */
export function CalculationCard({ study }: { readonly study: Study }) {
  const { id, calculation, supplyPointId, from } = study;
  const changes = useQuery({ ...studyChangesQuery(id), enabled: calculation !== null });
  const of = { supplyPointId, firstMonth: from.slice(0, 7) };
  const check = useQuery(studyCheckQuery(of));
  // All parts appear at once, so that the page does not jump. Then they stay, so that a button keeps the
  // focus.
  const [isThere, setThere] = useState(false);
  if (!isThere && !check.isPending && !changes.isLoading) setThere(true);

  return (
    <Card title={calculation ? `Cálculo ${calculation.number}` : 'Sin calcular'}>
      {calculation && (
        <p>
          {dateTime(calculation.at)}, <bdi>{calculation.byName}</bdi>, con los parámetros regulados
          de la versión {calculation.parameterVersion}.
        </p>
      )}
      {isThere ? (
        <>
          {calculation && (
            <Loaded
              query={changes}
              loading="Comparando con los datos de ahora…"
              lines={1}
              what="qué ha cambiado"
            >
              {({ rows }) => (
                <Changes rows={rows} fact={factOfCalculation(id, calculation.number)} />
              )}
            </Loaded>
          )}
          <CheckResult
            of={of}
            analyses={study.analyses}
            canMend={isOpen(study)}
            back={backTo(study)}
          />
          <SupplyLinks study={study} canMend={isOpen(study)} />
          <Calculate study={study} of={of} />
        </>
      ) : (
        <div className={isOpen(study) ? 'study-check-loading' : ''}>
          <LoadingState label="Comprobando los datos…" />
        </div>
      )}
    </Card>
  );
}

interface ChangesProps {
  readonly rows: StudyChangesAnswer['rows'];
  readonly fact: string;
}

/** The differences from the data that the calculation saw. */
function Changes({ rows, fact }: ChangesProps) {
  if (rows.length === 0) return <p>Los datos no han cambiado desde el cálculo.</p>;
  return (
    <div className="alert alert-warning">
      <p className="fw-bold mb-1">Datos modificados desde el cálculo</p>
      <ul className="mb-0">
        {rows.map(({ what, message }) => (
          <li key={message} data-fact={`${fact}:changed=${what}`}>
            {message}
          </li>
        ))}
      </ul>
    </div>
  );
}
