import { useQuery } from '@tanstack/react-query';
import {
  type StudyAnalysis,
  studyAnalyses,
  studyAnalysisLabels,
  studyRecord,
} from '@vatio/contracts/energy-analysis/studyRecord';
import { formatCups } from '@vatio/energy/cups';
import { ChoiceField, PickerField, RecordFields, SelectField } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { useState } from 'react';
import { CheckResult } from '../check/CheckResult';
import { pointNamesQuery, pointQuery } from '../studyApi';
import { pointOfStudy } from '../studyWords';
import type { StudyFormState } from './studyForm';
import { windowOptions } from './windows';

/** The question that each analysis answers. */
const questions: Readonly<Record<StudyAnalysis, string>> = {
  power: '¿Qué potencias cuestan menos? Hacen falta los maxímetros o la curva.',
  offers: '¿Qué comercializadora cuesta menos con el mismo consumo?',
  curve: '¿Cuándo se consume? Hace falta la curva.',
  reactive: '¿Cuánto cuesta la energía reactiva, y la batería que la evita?',
};
const analysisChoices = studyAnalyses.map((value) => ({
  value,
  label: studyAnalysisLabels[value],
  explanation: questions[value],
}));

/** The point and the months of a new study, and whether their data suffice. */
export function StudyFields({ form }: { readonly form: StudyFormState }) {
  const [q, setQ] = useState<string>();
  const found = useQuery({ ...pointNamesQuery(q ?? ''), enabled: q !== undefined });
  const [supplyPointId, firstMonth] = [form.watch('supplyPointId'), form.watch('firstMonth')];
  const analyses = form.watch('analyses');
  const point = useQuery({ ...pointQuery(supplyPointId), enabled: supplyPointId !== '' });
  const name = point.data && `${pointOfStudy(point.data)} · ${point.data.clientName}`;

  return (
    <>
      <PickerField
        form={form}
        name="supplyPointId"
        label="Punto de suministro"
        help="Busca por CUPS, alias o cliente y elige uno"
        listLabel="Puntos de suministro"
        noneText="Ningún punto coincide"
        chosenName={name}
        found={found}
        onSearch={setQ}
        render={({ cups, alias, clientName }) => (
          <>
            <span className="d-block">{formatCups(cups)}</span>
            <small>
              <bdi>{[alias, clientName].filter(Boolean).join(' · ')}</bdi>
            </small>
          </>
        )}
      />
      <SelectField
        form={form}
        name="firstMonth"
        label="Doce meses"
        help="El estudio suma un año entero de meses naturales"
        options={windowOptions(firstMonth, point.data?.data)}
      />
      {supplyPointId !== '' && firstMonth !== '' && (
        <div className="mb-3">
          <Card title="¿Están los datos?">
            <CheckResult of={{ supplyPointId, firstMonth }} analyses={analyses} canMend />
          </Card>
        </div>
      )}
      <ChoiceField
        form={form}
        name="analyses"
        label="Análisis"
        choices={analysisChoices}
        isMultiple
      />
      <RecordFields record={studyRecord} form={form} only={['notes']} />
    </>
  );
}
