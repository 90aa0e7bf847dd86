import {
  type ChosenColumns,
  ColumnChoice,
  chipsOf,
  FilterChips,
  FilterSelect,
  type ListState,
  SearchBox,
  Toolbar,
} from '@vatio/ui/table';
import { stateOptions } from '../../common/lists/listState';
import { expiryOptions } from '../../common/values/expiry';
import { pointTypeOptions, territoryOptions } from '../../common/values/words';
import { dataOptions } from '../pointData';
import { useClientName } from '../useClientName';
import { PointExport } from './PointExport';
import { type PointFilterName, tariffOptions, toPointQuery } from './pointFilter';

export interface PointListToolbarProps {
  readonly list: ListState<PointFilterName>;
  readonly columns: ChosenColumns;
}

const selects = [
  { name: 'territorio', label: 'Territorio', options: territoryOptions },
  { name: 'tarifa', label: 'Tarifa', all: 'Todas', options: tariffOptions },
  { name: 'tipo', label: 'Tipo de punto', options: pointTypeOptions },
  { name: 'vence', label: 'Contrato que vence', options: expiryOptions },
  { name: 'datos', label: 'Datos', options: dataOptions },
  { name: 'estado', label: 'Estado', all: 'Activos', options: stateOptions },
] as const;

/** Search, filters, columns and export of the list of supply points. */
export function PointListToolbar({ list, columns }: PointListToolbarProps) {
  const { q, filters, change, clear } = list;
  const { cliente = '' } = filters;
  const clientName = useClientName(cliente);
  const words = Object.fromEntries(selects.map(({ name, ...words }) => [name, words]));
  return (
    <>
      <Toolbar
        actions={
          <>
            <ColumnChoice choice={columns} />
            <PointExport query={toPointQuery(list)} />
          </>
        }
      >
        <SearchBox
          label="Buscar por CUPS, alias o cliente"
          value={q}
          onChange={(text) => change({ q: text })}
        />
        {selects.map(({ name, ...select }) => (
          <FilterSelect
            key={name}
            {...select}
            value={filters[name]}
            onChange={(value) => change({ filters: { [name]: value } })}
          />
        ))}
      </Toolbar>
      <FilterChips
        chips={chipsOf(list, {
          ...words,
          cliente: { label: 'Cliente', options: [{ value: cliente, label: clientName ?? '…' }] },
        })}
        onClear={clear}
      />
    </>
  );
}
