import { useQuery } from '@tanstack/react-query';
import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { count } from '@vatio/ui/format';
import { ActionButton } from '@vatio/ui/layout';
import { BulkBar, type Selection } from '@vatio/ui/table';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { activitiesQuery } from '../common/hoursApi';
import { useEntryBulk } from './bulkApi';
import { ChangeClient } from './ChangeClient';

/** The most entries that the API changes at once. */
const mostEntries = 1000;

/** The actions on the ticked entries. Render it last. */
export function EntryBulkBar({ selection }: { readonly selection: Selection }) {
  const bulk = useEntryBulk(selection.clear);
  const { data: activities = [] } = useQuery(activitiesQuery);
  const [isMoving, setMoving] = useState(false);
  const ids = [...selection.ids];
  const isOff = bulk.isPending || ids.length > mostEntries;
  const change = (one: Parameters<typeof bulk.mutate>[0]['change']) =>
    isOff || bulk.mutate({ ids, change: one }, { onSettled: () => setMoving(false) });
  return (
    <BulkBar
      count={ids.length}
      onClear={selection.clear}
      label={count(ids.length, 'apunte seleccionado', 'apuntes seleccionados')}
    >
      {ids.length > mostEntries && <span>Como mucho 1.000 a la vez</span>}
      <ActionButton
        look="outline-primary btn-sm"
        isOff={isOff}
        onClick={() => change({ isBillable: true })}
      >
        {entryRecord.fields.isBillable.label}
      </ActionButton>
      <ActionButton
        look="outline-primary btn-sm"
        isOff={isOff}
        onClick={() => change({ isBillable: false })}
      >
        No facturable
      </ActionButton>
      <select
        className="form-select form-select-sm w-auto"
        aria-label="Cambiar la actividad"
        value=""
        onChange={({ target }) => target.value && change({ activityId: target.value })}
      >
        <option value="">Cambiar la actividad…</option>
        {activities
          .filter(({ isArchived }) => !isArchived)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <ActionButton look="outline-primary btn-sm" isOff={isOff} onClick={() => setMoving(true)}>
        Otro cliente…
      </ActionButton>
      {isMoving && (
        <ChangeClient
          label={count(ids.length, 'apunte', 'apuntes')}
          isPending={bulk.isPending}
          onChange={(clientId) => change({ clientId })}
          onClose={() => setMoving(false)}
        />
      )}
      <ActionButton
        look="outline-danger btn-sm"
        isOff={isOff}
        busy={bulk.isPending && 'Cambiando…'}
        onClick={() => change({ deleted: true })}
      >
        <Trash2 aria-hidden="true" /> Borrar
      </ActionButton>
    </BulkBar>
  );
}
