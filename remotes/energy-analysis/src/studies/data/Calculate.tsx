import { useQuery } from '@tanstack/react-query';
import type { Study, StudyCheck, StudyCheckQuery } from '@vatio/contracts/energy-analysis/studies';
import type { StudyAnalysis } from '@vatio/contracts/energy-analysis/studyRecord';
import { notify, useHasRole } from '@vatio/platform';
import { ActionButton, Failure } from '@vatio/ui/layout';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCalculateStudy } from '../detail/detailApi';
import { isOpen } from '../studyActions';
import { studyCheckQuery } from '../studyApi';
import { againPath } from '../studyPaths';
import { AnalysesChoice } from './AnalysesChoice';
import { StepChoice } from './StepChoice';

export interface CalculateProps {
  readonly study: Study;
  readonly of: StudyCheckQuery;
}

/** Calculates a study from the data of now; one that is closed says why not, and what to do instead. */
export function Calculate({ study, of }: CalculateProps) {
  const canCalculate = useHasRole('admin', 'writer', 'pds_editor');
  const { data: check } = useQuery(studyCheckQuery(of));
  const canChoose = useHasRole('admin', 'writer');
  const [annualise, setAnnualise] = useState(false);
  const [analyses, setAnalyses] = useState(study.analyses);
  const { snapshot } = study.calculation ?? {};
  const [stepKw, setStepKw] = useState((snapshot?.isStepChosen && snapshot.stepKw) || null);
  const calculate = useCalculateStudy(study);
  if (!isOpen(study)) return <Closed study={study} />;
  if (!canCalculate) return null;
  const isOther = analyses.join() !== study.analyses.join();
  // Only what costs a year needs one.
  const needsYear = analyses.includes('power') || analyses.includes('offers');
  const isShort = needsYear && check !== undefined && isLessThanAYear(check, analyses);
  const onSuccess = ({ code, calculation }: Study) =>
    notify(`${code}: cálculo ${calculation?.number ?? ''} hecho`, { kind: 'success' });

  return (
    <>
      {canChoose && <AnalysesChoice chosen={analyses} onChange={setAnalyses} />}
      {isShort && (
        <label className="form-check d-flex gap-2 ps-0 mb-2">
          <input
            type="checkbox"
            className="form-check-input ms-0"
            checked={annualise}
            onChange={({ target }) => setAnnualise(target.checked)}
          />
          <span>Anualizar: los meses conocidos valen por todo el año</span>
        </label>
      )}
      {analyses.includes('power') && <StepChoice stepKw={stepKw} onChange={setStepKw} />}
      <Failure error={calculate.error} />
      <ActionButton
        look="primary"
        busy={calculate.isPending && 'Calculando…'}
        isOff={analyses.length === 0}
        onClick={() =>
          calculate.mutate(
            {
              annualise: annualise && isShort,
              ...(stepKw && { stepKw }),
              ...(isOther && { analyses }),
            },
            { onSuccess },
          )
        }
      >
        {study.calculation ? 'Recalcular con los datos de ahora' : 'Calcular'}
      </ActionButton>
    </>
  );
}

/** True if days are unknown, or if the powers lack the demand of some of them. */
const isLessThanAYear = (
  { knownMonths, months, findings }: StudyCheck,
  analyses: readonly StudyAnalysis[],
): boolean =>
  knownMonths < months ||
  (analyses.includes('power') && findings.some(({ code }) => code === 'maximetersMissing'));

function Closed({ study }: { readonly study: Study }) {
  const canWrite = useHasRole('admin', 'writer');
  if (study.state === 'discarded') {
    return <p className="mb-0">Un estudio descartado no se calcula: reábrelo antes.</p>;
  }
  return (
    <p className="mb-0">
      Un estudio presentado no cambia.
      {canWrite && (
        <>
          {' '}
          {study.state === 'accepted' ? 'Reábrelo y retira' : 'Retira'} la presentación para
          corregirlo, o <Link to={againPath(study)}>haz otro del mismo punto</Link>.
        </>
      )}
    </p>
  );
}
