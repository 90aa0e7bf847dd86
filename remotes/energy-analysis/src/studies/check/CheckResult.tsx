import { useQuery } from '@tanstack/react-query';
import type { StudyCheck, StudyCheckQuery } from '@vatio/contracts/energy-analysis/studies';
import {
  type StudyAnalysis,
  studyAnalyses,
  studyAnalysisLabels,
} from '@vatio/contracts/energy-analysis/studyRecord';
import { HttpError, useHasRole } from '@vatio/platform';
import { Failure, LoadingState, type WayBack } from '@vatio/ui/layout';
import type { ReactNode } from 'react';
import { studyCheckQuery } from '../studyApi';
import { isAbout } from './findingAnalyses';
import { MendLinks } from './MendLinks';

export interface CheckResultProps {
  readonly of: StudyCheckQuery;
  /** The analyses of the study: only the powers cannot do without some data. */
  readonly analyses: readonly StudyAnalysis[];
  /** True while the data still matter: then they can be completed from here. */
  readonly canMend: boolean;
  /** The way back after completing the data; none: it is opened in another tab. */
  readonly back?: WayBack;
}

/** Says in plain words if the data of a point suffice for a study, and where to complete them. */
export function CheckResult({ of, analyses, canMend, back }: CheckResultProps) {
  const check = useQuery(studyCheckQuery(of));
  const mayChange = useHasRole('admin', 'writer', 'pds_editor');
  const mends = canMend && mayChange;
  return (
    <>
      {check.isPending && <LoadingState label="Comprobando los datos…" lines={2} />}
      <Failure error={check.error} />
      {isRefused(check.error) && mends && (
        <p>
          <MendLinks supplyPointId={of.supplyPointId} finding="contractMissing" back={back} />
        </p>
      )}
      {check.data && !check.error && (
        <Findings
          of={of}
          check={check.data}
          analyses={analyses}
          mend={(finding) =>
            mends && <MendLinks supplyPointId={of.supplyPointId} finding={finding} back={back} />
          }
        />
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

/** No contract is in force: the API answered, and there is something to mend. */
const isRefused = (error: unknown) => error instanceof HttpError && error.kind === 'invalid';

interface FindingsProps {
  readonly of: StudyCheckQuery;
  readonly check: StudyCheck;
  readonly analyses: readonly StudyAnalysis[];
  /** The link for mending a finding; empty: not by this person, or not any more. */
  readonly mend: (finding: string) => ReactNode;
}

function Findings({ of, check, analyses, mend }: FindingsProps) {
  const { months, knownMonths, isReactiveUnknown = false } = check;
  const known = analyses.filter((one) => one !== 'reactive' || !isReactiveUnknown);
  const findings = check.findings.filter((finding) => isAbout(finding.code, analyses));
  const blocks = ({ severity, code }: StudyCheck['findings'][number]) =>
    severity === 'blocking' && (analyses.includes('power') || code === 'pointArchived');
  if (findings.length === 0) {
    return (
      <p>
        <span className="badge text-bg-success">Completo</span> Los datos de los {months} meses
        están completos{isEvery(analyses) ? '' : ` para ${analysesInSentence(known)}`}.
        {known.length < analyses.length && ' La energía reactiva no consta, y no se analiza.'}
      </p>
    );
  }
  const complete = known.filter((one) => findings.every(({ code }) => !isAbout(code, [one])));
  const isBlocked = findings.some(blocks);
  return (
    <>
      <p className="mb-1">
        <span className={`badge ${isBlocked ? 'text-bg-danger' : 'text-bg-warning'}`}>
          {isBlocked ? 'No se puede calcular' : 'Con reservas'}
        </span>{' '}
        {findings.every(({ code }) => code !== 'monthsMissing') &&
          `Se conocen ${knownMonths} de ${months} meses.`}
        {complete.length > 0 && ` Los datos están completos para ${analysesInSentence(complete)}.`}
      </p>
      <ul>
        {findings.map((finding) => (
          <li
            key={finding.code}
            className="mb-1"
            data-fact={`check:${of.supplyPointId}:${of.firstMonth}:${finding.code}`}
          >
            {blocks(finding) && <strong>Impide calcular: </strong>}
            {finding.message} {mend(finding.code)}
          </li>
        ))}
      </ul>
    </>
  );
}

const isEvery = (analyses: readonly StudyAnalysis[]) => analyses.length === studyAnalyses.length;

/** «potencia, ofertas y reactiva» */
const analysesInSentence = (analyses: readonly StudyAnalysis[]): string =>
  list.format(analyses.map((one) => studyAnalysisLabels[one].toLocaleLowerCase('es-ES')));
const list = new Intl.ListFormat('es-ES', { type: 'conjunction' });
