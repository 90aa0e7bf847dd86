import { ExportMenu } from '@vatio/ui/export';
import { FilterSelect, type ListState, Toolbar } from '@vatio/ui/table';
import type { Parameter } from '../parameter';
import {
  allYears,
  kindOptions,
  type parameterFilters,
  stateOptions,
  tariffOptions,
  yearOf,
  yearOptions,
} from '../parameterFilter';
import { parameterExportColumns } from './parameterExport';

export interface ParameterToolbarProps {
  readonly list: ListState<(typeof parameterFilters)[number]>;
  readonly thisYear: number;
  /** The shown values, to be exported; without any there is no export. */
  readonly rows: readonly Parameter[] | undefined;
}

/** Year, class, tariff, state, and the export of what they leave. */
export function ParameterToolbar({ list, thisYear, rows = [] }: ParameterToolbarProps) {
  const { filters, change } = list;
  const year = yearOf(filters, thisYear);
  // This year is what an address without a year shows, so it is left out.
  const setYear = (chosen: string) =>
    change({ filters: { anio: chosen === String(thisYear) ? '' : chosen || allYears } });
  return (
    <Toolbar
      actions={
        rows.length > 0 && (
          <ExportMenu
            fileName="parametros"
            columns={parameterExportColumns}
            readRows={async () => rows}
          />
        )
      }
    >
      <FilterSelect
        label="Año"
        value={year}
        onChange={setYear}
        options={yearOptions(thisYear, year)}
      />
      <FilterSelect
        label="Clase"
        all="Todas"
        value={filters.clase}
        onChange={(clase) => change({ filters: { clase } })}
        options={kindOptions}
      />
      <FilterSelect
        label="Tarifa"
        all="Todas"
        value={filters.tarifa}
        onChange={(tarifa) => change({ filters: { tarifa } })}
        options={tariffOptions}
      />
      <FilterSelect
        label="Estado"
        value={filters.estado}
        onChange={(estado) => change({ filters: { estado } })}
        options={stateOptions}
      />
    </Toolbar>
  );
}
