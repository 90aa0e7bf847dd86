import { date } from '@vatio/ui/format';
import { PowerNoteTexts } from '../../power/PowerNotes';
import { hasPowers } from '../../studies/studyAnalysis';
import type { SectionProps } from '../found';
import { openQuestions } from './parameterGroups';

/** The basis of the figures, and the cautions before trusting them. */
export function AssumptionsSection({ found }: SectionProps) {
  const { calculation, fact, table } = found;
  const { window, readings } = calculation.snapshot;
  const estimated = readings.filter(({ isEstimated }) => isEstimated).length;
  const questions = openQuestions(found);
  return (
    <>
      <ul>
        <li>
          Los importes son del {date(window.firstDay)} al {date(window.lastDay)}, sin impuestos, con
          los precios regulados de cada día.
        </li>
        <li>
          Se supone que la demanda se repite: el ahorro de los meses que vienen será otro si cambia.
        </li>
        {estimated > 0 && (
          <li>
            {estimated} de {readings.length} lecturas son estimadas.
          </li>
        )}
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      {hasPowers(calculation) && (
        <PowerNoteTexts calculation={calculation} fact={fact} table={table} />
      )}
    </>
  );
}
