import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import { ExportMenu } from '@vatio/ui/export';
import { FilterSelect, type ListState, ListToolbar } from '@vatio/ui/table';
import { FileSpreadsheet } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Parameter } from '../parameter';
import { parameterExportColumns } from '../parameterExport';
import {
  allYears,
  kindOptions,
  type parameterFilters,
  stateOptions,
  tariffOptions,
  yearOf,
  yearOptions,
} from '../parameterFilter';

export interface ParameterToolbarProps {
  readonly list: ListState<(typeof parameterFilters)[number]>;
  readonly thisYear: number;
  /** The shown values, to be exported; without any there is no export. */
  readonly rows: readonly Parameter[] | undefined;
  readonly canChange: boolean;
}

/** Year, class, tariff, state, the export of what they leave, and the way back of that sheet. */
export function ParameterToolbar(props: ParameterToolbarProps) {
  const { list, thisYear, rows = [], canChange } = props;
  const { filters, change } = list;
  const year = yearOf(filters, thisYear);
  // This year is what an address without a year shows, so it is left out.
  const setYear = (chosen: string) =>
    change({ filters: { anio: chosen === String(thisYear) ? '' : chosen || allYears } });
  return (
    <ListToolbar
      list={list}
      first={
        <FilterSelect
          label="Año"
          value={year}
          onChange={setYear}
          options={yearOptions(thisYear, year)}
        />
      }
      selects={[
        { name: 'clase', label: 'Clase', all: 'Todas', options: kindOptions },
        { name: 'tarifa', label: 'Tarifa', all: 'Todas', options: tariffOptions },
        { name: 'estado', label: parameterRecord.fields.state.label, options: stateOptions },
      ]}
    >
      {rows.length > 0 && (
        <ExportMenu
          fileName="parametros"
          columns={parameterExportColumns}
          readRows={async () => rows}
        />
      )}
      {canChange && (
        <Link className="btn btn-outline-primary" to="importar">
          <FileSpreadsheet aria-hidden="true" /> <span className="button-word">Importar hoja</span>
        </Link>
      )}
    </ListToolbar>
  );
}
