import { useQuery } from '@tanstack/react-query';
import { formatCups } from '@vatio/energy/cups';
import { ChoiceField, Field, PickerField, SelectField } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { useState } from 'react';
import { CheckResult } from '../check/CheckResult';
import { pointNamesQuery, pointQuery } from '../studyApi';
import { analysisChoices, pointOfStudy } from '../studyWords';
import type { StudyFormState } from './studyForm';
import { windowOptions } from './windows';

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
        options={windowOptions(firstMonth)}
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
      <Field label="Notas" error={form.formState.errors.notes?.message}>
        {(a11y) => (
          <textarea className="form-control" rows={3} {...a11y} {...form.register('notes')} />
        )}
      </Field>
    </>
  );
}
