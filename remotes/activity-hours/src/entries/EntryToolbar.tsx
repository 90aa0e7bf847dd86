import { useQuery } from '@tanstack/react-query';
import type { Entry } from '@vatio/contracts/activity-hours/entries';
import { entryRecord } from '@vatio/contracts/activity-hours/entryRecord';
import { useHasRole } from '@vatio/platform';
import {
  type ChosenColumns,
  ColumnChoice,
  chipsOf,
  DayFilter,
  FilterChips,
  FilterSelect,
  type ListState,
  SearchBox,
  Toolbar,
} from '@vatio/ui/table';
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
  const { q, filters, change, clear } = list;
  const isAdmin = useHasRole('admin');
  // If people or activities fail to load, the list still has its search and its other filters.
  const people = useQuery({ ...peopleQuery, enabled: isAdmin }).data ?? [];
  const activities = useQuery(activitiesQuery).data ?? [];
  const optionsOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }));
  const clientName = useClientName(toEntryQuery(list).clientId, rows);
  const set = (name: EntryFilterName) => (value: string) => change({ filters: { [name]: value } });
  const words = {
    ...(isAdmin && { persona: { label: 'Persona', options: optionsOf(people) } }),
    cliente: { label: 'Cliente', options: [{ value: filters.cliente ?? '', label: clientName }] },
    ...useSubjectWords(list, rows),
    actividad: { label: 'Actividad', options: optionsOf(activities) },
    facturable: { label: entryRecord.fields.isBillable.label, options: billableOptions },
  };

  return (
    <>
      <Toolbar
        actions={
          <>
            <ColumnChoice choice={columns} />
            {children}
          </>
        }
      >
        <SearchBox
          label="Buscar por nota, persona, cliente, punto…"
          value={q}
          onChange={(text) => change({ q: text })}
        />
        {words.persona && (
          <FilterSelect
            {...words.persona}
            all="Todas"
            isSteady
            value={filters.persona}
            onChange={set('persona')}
          />
        )}
        <div className="filter">
          <span className="filter-label">Cliente</span>
          <ClientPicker isLarge onChoose={({ id }) => set('cliente')(id)} />
        </div>
        <SubjectFilters list={list} />
        <FilterSelect
          {...words.actividad}
          all="Todas"
          isSteady
          value={filters.actividad}
          onChange={set('actividad')}
        />
        <FilterSelect
          {...words.facturable}
          value={filters.facturable}
          onChange={set('facturable')}
        />
        <DayFilter
          label="Desde"
          value={filters.desde}
          max={filters.hasta}
          onChange={set('desde')}
        />
        <DayFilter
          label="Hasta"
          value={filters.hasta}
          min={filters.desde}
          onChange={set('hasta')}
        />
      </Toolbar>
      <FilterChips chips={chipsOf(list, words)} onClear={clear} />
    </>
  );
}

/** The name of the client that is filtered by; asked for when no row can tell it. */
function useClientName(id = '', rows: readonly Entry[] | undefined): string {
  const told = rows?.find(({ client }) => client.id === id)?.client.name;
  const asked = useQuery({
    ...clientNameQuery(id),
    enabled: id !== '' && rows !== undefined && told === undefined,
  });
  return told ?? asked.data ?? (asked.isPending ? '…' : 'desconocido');
}
