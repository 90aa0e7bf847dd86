import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { MoreFields, PickerField, type PickerFieldProps } from '@vatio/ui/forms';
import { useState } from 'react';
import { type SubjectField, subjectFields } from '../../common/subject';
import { subjectNameQuery, subjectsQuery } from '../../common/subjectApi';
import { type EntryForm, subjectLabels, subjectOf } from './entryForm';

export interface SubjectFieldsProps {
  readonly form: PickerFieldProps<EntryForm, never>['form'];
  readonly clientId: string;
  /** The stored entry; undefined: a new one. */
  readonly entry: Entry | undefined;
}

/** An entry's subjects besides its client, folded away if there are none. */
export function SubjectFields({ form, clientId, entry }: SubjectFieldsProps) {
  return (
    <MoreFields
      title="Punto, estudio, factura o reclamación"
      isOpen={entry !== undefined && subjectFields.some((field) => subjectOf(entry, field))}
      hasErrors={subjectFields.some((field) => form.getFieldState(field, form.formState).error)}
    >
      {subjectFields.map((field) => (
        <Subject key={field} field={field} form={form} clientId={clientId} entry={entry} />
      ))}
    </MoreFields>
  );
}

interface SubjectProps extends SubjectFieldsProps {
  readonly field: SubjectField;
}

function Subject({ field, form, clientId, entry }: SubjectProps) {
  const [q, setQ] = useState<string>();
  const found = useQuery({ ...subjectsQuery(field, clientId, q ?? ''), enabled: q !== undefined });
  const id = form.watch(field);
  const stored = entry && subjectOf(entry, field);
  const isStored = id === stored?.id;
  const name = useQuery({ ...subjectNameQuery(field, id), enabled: id !== '' && !isStored });
  return (
    <PickerField
      form={form}
      name={field}
      label={subjectLabels[field]}
      listLabel={subjectLabels[field]}
      noneText="Nada coincide"
      chosenName={isStored ? stored.name : name.data}
      found={found}
      onSearch={setQ}
      render={({ name }) => <bdi>{name}</bdi>}
    />
  );
}
