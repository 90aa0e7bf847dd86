import { useQuery } from '@tanstack/react-query';
import { PickerField, type PickerFieldProps } from '@vatio/ui/forms';
import { useState } from 'react';
import { clientNamesQuery } from '../../common/hoursApi';
import { clientNameQuery } from '../../entries/filterApi';
import type { NewTermsForm } from './termsForm';

export interface ClientFieldProps {
  readonly form: PickerFieldProps<NewTermsForm, never>['form'];
}

/** The client with whom something is agreed. */
export function ClientField({ form }: ClientFieldProps) {
  const [q, setQ] = useState<string>();
  const found = useQuery({ ...clientNamesQuery(q ?? ''), enabled: q !== undefined });
  /** Names that lists have offered. A draft's client is requested separately. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const fresh = found.data?.filter(({ id }) => !names.has(id)) ?? [];
  if (fresh.length > 0) {
    setNames(new Map([...names, ...fresh.map(({ id, name }) => [id, name] as const)]));
  }
  const id = form.watch('clientId');
  const known = names.get(id);
  const asked = useQuery({ ...clientNameQuery(id), enabled: id !== '' && known === undefined });
  return (
    <PickerField
      form={form}
      name="clientId"
      label="Cliente"
      listLabel="Clientes"
      noneText="Ningún cliente coincide"
      chosenName={id === '' ? undefined : (known ?? asked.data)}
      found={found}
      onSearch={setQ}
      render={({ name }) => <bdi>{name}</bdi>}
    />
  );
}
