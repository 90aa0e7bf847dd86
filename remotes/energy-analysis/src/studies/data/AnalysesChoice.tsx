import {
  type StudyAnalysis,
  studyAnalyses,
  studyAnalysisLabels,
} from '@vatio/contracts/energy-analysis/studyRecord';

export interface AnalysesChoiceProps {
  readonly chosen: readonly StudyAnalysis[];
  readonly onChange: (chosen: StudyAnalysis[]) => void;
}

/** The analyses of the study from its next calculation on. */
export function AnalysesChoice({ chosen, onChange }: AnalysesChoiceProps) {
  const toggle = (analysis: StudyAnalysis) =>
    onChange(studyAnalyses.filter((one) => chosen.includes(one) !== (one === analysis)));
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">Qué analiza</legend>
      <div className="d-flex flex-wrap column-gap-4 row-gap-1">
        {studyAnalyses.map((analysis) => (
          <label key={analysis} className="form-check d-flex gap-2 ps-0 mb-0">
            <input
              type="checkbox"
              className="form-check-input ms-0"
              checked={chosen.includes(analysis)}
              onChange={() => toggle(analysis)}
            />
            <span>{studyAnalysisLabels[analysis]}</span>
          </label>
        ))}
      </div>
      {chosen.length === 0 && <p className="text-danger mb-0">Elige al menos un análisis.</p>}
    </fieldset>
  );
}
