import { useQuery } from '@tanstack/react-query';
import type { StudyCheck, StudyCheckQuery } from '@vatio/contracts/energyAnalysis/studies';
import { useHasRole } from '@vatio/platform';
import { Failure, LoadingState } from '@vatio/ui/layout';
import { studyCheckQuery } from '../studyApi';
import { MendLinks } from './MendLinks';

export interface CheckResultProps {
  readonly of: StudyCheckQuery;
  /** Whether the data matter still: then they can be completed from here. */
  readonly canMend: boolean;
}

/** Whether the data of a point suffice for a study, in plain words, and where to complete them. */
export function CheckResult({ of, canMend }: CheckResultProps) {
  const check = useQuery(studyCheckQuery(of));
  const mayChange = useHasRole('admin', 'writer', 'pds_editor');
  const mends = canMend && mayChange;
  return (
    <>
      {check.isPending && <LoadingState label="Comprobando los datos…" lines={2} />}
      <Failure error={check.error} />
      {check.error && mends && (
        <p>
          <MendLinks supplyPointId={of.supplyPointId} finding="contractMissing" />
        </p>
      )}
      {check.data && !check.error && (
        <Findings check={check.data} supplyPointId={mends ? of.supplyPointId : undefined} />
      )}
      {mends && !check.isPending && (
        <p>
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            aria-disabled={check.isFetching}
            onClick={() => check.isFetching || void check.refetch()}
          >
            {check.isFetching ? 'Comprobando…' : 'Volver a comprobar'}
          </button>
        </p>
      )}
    </>
  );
}

interface FindingsProps {
  readonly check: StudyCheck;
  /** Whose data can be completed; none: not by this person, or not any more. */
  readonly supplyPointId: string | undefined;
}

function Findings({ check: { months, knownMonths, findings }, supplyPointId }: FindingsProps) {
  if (findings.length === 0) {
    return (
      <p>
        <span className="badge text-bg-success">Completo</span> Los datos de los {months} meses
        están completos.
      </p>
    );
  }
  const isBlocked = findings.some(({ severity }) => severity === 'blocking');
  return (
    <>
      <p className="mb-1">
        <span className={`badge ${isBlocked ? 'text-bg-danger' : 'text-bg-warning'}`}>
          {isBlocked ? 'No se puede calcular' : 'Con reservas'}
        </span>{' '}
        {findings.every(({ code }) => code !== 'monthsMissing') &&
          `Se conocen ${knownMonths} de ${months} meses.`}
      </p>
      <ul>
        {findings.map(({ code, severity, message }) => (
          <li key={code} className="mb-1">
            {severity === 'blocking' && <strong>Impide calcular: </strong>}
            {message} {supplyPointId && <MendLinks supplyPointId={supplyPointId} finding={code} />}
          </li>
        ))}
      </ul>
    </>
  );
}
