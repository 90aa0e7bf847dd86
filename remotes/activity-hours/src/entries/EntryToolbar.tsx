import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { useHasRole } from '@vatio/platform';
import { type ChosenColumns, type ListState, ListToolbar } from '@vatio/ui/table';
import type { ReactNode } from 'react';
import { ClientPicker } from '../common/combobox/pickers';
import { activitiesQuery } from '../common/hoursApi';
import { billableOptions, type EntryFilterName, toEntryQuery } from './entryFilter';
import { clientNameQuery, peopleQuery } from './filterApi';
import { SubjectFilters, useSubjectWords } from './SubjectFilters';

export interface EntryToolbarProps {
  readonly list: ListState<EntryFilterName>;
  readonly columns: ChosenColumns;
  /** The list's rows; undefined while it loads. */
  readonly rows: readonly Entry[] | undefined;
  /** The `ExportMenu`. */
  readonly children: ReactNode;
}

/** Search, filters, columns and export of the entries, and the filters that are on. */
export function EntryToolbar({ list, columns, rows, children }: EntryToolbarProps) {
  const { filters, change } = list;
  const isAdmin = useHasRole('admin');
  // If people or activities fail to load, the list still has its search and its other filters.
  const people = useQuery({ ...peopleQuery, enabled: isAdmin }).data ?? [];
  const activities = useQuery(activitiesQuery).data ?? [];
  const optionsOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const clientName = useClientName(toEntryQuery(list).clientId, rows);
  const person = {
    name: 'persona',
    label: 'Persona',
    options: optionsOf(people),
    isSteady: true,
  } as const;
  const activity = {
    name: 'actividad',
    label: 'Actividad',
    options: optionsOf(activities),
    isSteady: true,
  } as const;
  return (
    <ListToolbar
      list={list}
      columns={columns}
      searchLabel="Buscar por nota, persona, cliente, punto…"
      selects={[
        ...(isAdmin ? [{ ...person, all: 'Todas' }] : []),
        { ...activity, all: 'Todas' },
        {
          name: 'facturable',
          label: entryRecord.fields.isBillable.label,
          options: billableOptions,
        },
      ]}
      chips={{
        cliente: {
          label: 'Cliente',
          options: [{ value: filters.cliente ?? '', label: clientName }],
        },
        ...useSubjectWords(list, rows),
      }}
      more={{
        count: searchedFilters.filter((name) => filters[name]).length,
        filters: (
          <>
            <div className="filter">
              <span className="filter-label">Cliente</span>
              <ClientPicker isLarge onChoose={({ id }) => change({ filters: { cliente: id } })} />
            </div>
            <SubjectFilters list={list} />
          </>
        ),
      }}
      hasDays
    >
      {children}
    </ListToolbar>
  );
}

/** Filters whose values are searched for, or come by a link. */
const searchedFilters = ['cliente', 'punto', 'estudio', 'factura', 'reclamacion'] as const;

/** The name of the client that is filtered by; asked for when no row can tell it. */
function useClientName(id = '', rows: readonly Entry[] | undefined): string {
  const told = rows?.find(({ client }) => client.id === id)?.client.name;
  const asked = useQuery({
    ...clientNameQuery(id),
    enabled: id !== '' && rows !== undefined && told === undefined,
  });
  return told ?? asked.data ?? (asked.isPending ? '…' : 'desconocido');
}
