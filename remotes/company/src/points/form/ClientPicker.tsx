import { useQuery } from '@tanstack/react-query';
import { PickerField } from '@vatio/ui/forms';
import { useState } from 'react';
import { useReadsClients } from '../../common/useReadsClients';
import { clientNamesQuery } from '../clientNameApi';
import { useClientName } from '../useClientName';
import type { PointFormState } from './pointForm';

/** The client that a new point belongs to: searched for by name or NIF, and chosen from a list. */
export function ClientPicker({ form }: { readonly form: PointFormState }) {
  const [q, setQ] = useState<string>();
  const found = useQuery({
    ...clientNamesQuery(q ?? '', useReadsClients()),
    enabled: q !== undefined,
  });
  return (
    <PickerField
      form={form}
      name="clientId"
      label="Cliente"
      help="Busca por nombre o NIF y elige uno"
      listLabel="Clientes"
      noneText="Ningún cliente coincide"
      chosenName={useClientName(form.watch('clientId'))}
      found={found}
      onSearch={setQ}
      render={({ name, taxId }) => (
        <>
          <bdi>{name}</bdi> {taxId && <small>· {taxId}</small>}
        </>
      )}
    />
  );
}
