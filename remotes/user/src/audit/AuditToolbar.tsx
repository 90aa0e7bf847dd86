import { useQuery } from '@tanstack/react-query';
import {
  DayFilter,
  FilterChips,
  FilterSelect,
  type ListState,
  SearchBox,
  Toolbar,
} from '@vatio/ui/table';
import { auditActionsQuery } from './auditApi';
import type { auditFilters } from './auditFilter';

export interface AuditToolbarProps {
  readonly list: ListState<(typeof auditFilters)[number]>;
  /** The name of the user that the list is limited to, once it is known. */
  readonly userName: string | undefined;
}

/** Person, action and dates. */
export function AuditToolbar({ list, userName }: AuditToolbarProps) {
  const { q, filters, change, clear } = list;
  // Without them the list can still be searched and limited to some days.
  const { data: actions = [] } = useQuery(auditActionsQuery());
  return (
    <>
      <Toolbar>
        <SearchBox label="Buscar por persona" value={q} onChange={(text) => change({ q: text })} />
        <FilterSelect
          label="Acción"
          all="Todas"
          value={filters.accion}
          onChange={(accion) => change({ filters: { accion } })}
          options={actions.map(({ action, label }) => ({ value: action, label }))}
        />
        <DayFilter
          label="Desde"
          value={filters.desde}
          max={filters.hasta}
          onChange={(desde) => change({ filters: { desde } })}
        />
        <DayFilter
          label="Hasta"
          value={filters.hasta}
          min={filters.desde}
          onChange={(hasta) => change({ filters: { hasta } })}
        />
      </Toolbar>
      {filters.usuario && (
        <FilterChips
          chips={[
            {
              label: `Usuario: ${userName ?? '…'}`,
              onRemove: () => change({ filters: { usuario: '' } }),
            },
          ]}
          onClear={clear}
        />
      )}
    </>
  );
}
