import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import type { ParameterConflict } from '@vatio/contracts/user/parameters';
import { parameterShapes } from '@vatio/energy/tariff';
import {
  ChoiceField,
  conflictOf,
  DayField,
  FieldGrid,
  FormActions,
  FormAlert,
  RecordFields,
  RestoredDraft,
  useSavedForm,
} from '@vatio/ui/forms';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { linesOf, validityInWords } from '../parameter';
import { type ParametersRead, useChangeParameters } from '../parameterApi';
import type { ParameterSubject, ProposedDays } from '../parameterSubject';
import { ImpactNote } from './ImpactNote';
import { ParameterConflictDialog } from './ParameterConflictDialog';
import { ParameterValueFields } from './ParameterValueFields';
import { defaultsOf, inForceOn, parameterFormSchemaOf, toChange } from './parameterFormRules';
import { useSavedNotice } from './useSavedNotice';
import { useTypedValues } from './useTypedValues';

type Versions = ParameterConflict['versions'];

export interface ParameterFormProps {
  readonly subject: ParameterSubject;
  readonly days: ProposedDays;
  readonly parameters: ParametersRead;
}

const { fields } = parameterRecord;
const states = [
  {
    value: 'confirmed',
    label: fields.state.values.confirmed,
    explanation: 'El valor está publicado.',
  },
  {
    value: 'pending',
    label: fields.state.values.pending,
    explanation: 'Se sabe que habrá un valor, y todavía no cuál.',
  },
];
/** Of values that no rule of law sets. */
const decidedRecord = {
  ...parameterRecord,
  fields: {
    ...fields,
    norm: {
      ...fields.norm,
      label: 'Quién lo decide',
      help: 'Ninguna norma lo fija: la persona o el acuerdo de la empresa.',
    },
  },
};

/** Makes a new version of the table: new values for some days. The days around them keep their old values. */
export function ParameterForm({ subject, days, parameters }: ParameterFormProps) {
  // A newer version may arrive meanwhile; the change is still one of the version that editing began with.
  const [{ rows, version }] = useState(parameters);
  const [found] = useState(() => inForceOn(linesOf(rows), days.from));
  const change = useChangeParameters();
  const tellSaved = useSavedNotice();
  const navigate = useNavigate();
  const { kind, tariff, variant } = subject;
  const { isOwn = false } = parameterShapes[kind];
  const { form, restored, discardDraft, done } = useSavedForm({
    schema: parameterFormSchemaOf(subject, rows),
    defaults: defaultsOf(subject, days, found),
    draftKey: ['user/parametros', kind, tariff ?? variant].filter(Boolean).join('/'),
  });
  const conflict = conflictOf<Versions['yours'], Versions['current']>(change.error);
  const [state, from, to] = form.watch(['state', 'from', 'to']);
  const isPending = state === 'pending';
  const typed = useTypedValues(form, subject, rows);

  const save = (on: number) =>
    form.handleSubmit((values) =>
      change.mutate(toChange(subject, values, on), {
        onSuccess: ({ number }) => {
          done();
          tellSaved(number);
          void navigate(`/user/parametros?anio=${values.from.slice(0, 4)}&clase=${kind}`);
        },
      }),
    );
  const dropMine = () => {
    discardDraft();
    void navigate('/user/parametros');
  };

  return (
    <form noValidate onSubmit={save(version)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <FieldGrid column="col-sm-6">
        <DayField form={form} name="from" label={fields.from.label} />
        <DayField form={form} name="to" label={fields.to.label} help={fields.to.help} />
      </FieldGrid>
      {!isOwn && (
        <ChoiceField form={form} name="state" label={fields.state.label} choices={states} />
      )}
      {!isPending && (
        <>
          {found && !found.isOfThatDay && (
            <p className="text-muted">
              Los valores de partida son los de antes ({validityInWords(found.line)}): cámbialos por
              los nuevos.
            </p>
          )}
          <ParameterValueFields
            form={form}
            subject={subject}
            doubts={typed.doubts}
            onConfirm={typed.confirm}
            onPasteValues={typed.paste}
          />
        </>
      )}
      <RecordFields
        form={form}
        record={isOwn ? decidedRecord : parameterRecord}
        only={['norm', 'note', 'comment']}
      />
      <ImpactNote subject={subject} days={{ from, to }} />
      <FormAlert form={form} error={conflict ? undefined : change.error} />
      <FormActions pending={change.isPending} cancelTo="/user/parametros">
        Guardar nueva versión
      </FormActions>
      {conflict && (
        <ParameterConflictDialog
          current={conflict.current}
          onKeepMine={save(conflict.current.number)}
          onDropMine={dropMine}
          onClose={change.reset}
        />
      )}
    </form>
  );
}
