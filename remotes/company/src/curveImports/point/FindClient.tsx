import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useReadsClients } from '../../common/useReadsClients';
import { clientNamesQuery, type NamedClient } from '../../points/clientNameApi';
import { Finder } from './Finder';

export interface FindClientProps {
  readonly client: NamedClient | undefined;
  readonly onPick: (client: NamedClient | undefined) => void;
}

/** The client of a new point: searched for, then shown with a button to choose another. */
export function FindClient({ client, onPick }: FindClientProps) {
  const [q, setQ] = useState('');
  const clients = useQuery(clientNamesQuery(q, useReadsClients()));
  if (client) {
    return (
      <p className="d-flex flex-wrap align-items-center gap-2">
        <span>
          Cliente: <bdi className="fw-bold">{client.name}</bdi>
        </span>
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => onPick(undefined)}
        >
          Cambiar
        </button>
      </p>
    );
  }
  return (
    <fieldset className="mb-3">
      <legend className="form-label fs-6">¿De qué cliente es?</legend>
      <Finder
        label="Buscar por nombre o NIF"
        q={q}
        onSearch={setQ}
        rows={clients.data}
        error={clients.error}
        rowId={({ id }) => id}
        render={({ name, taxId }) => (
          <>
            <bdi className="fw-bold">{name}</bdi> {taxId}
          </>
        )}
        onPick={onPick}
      />
    </fieldset>
  );
}
