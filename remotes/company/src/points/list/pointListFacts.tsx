import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { isId } from '@vatio/contracts/paths';
import type { ListFacts } from '@vatio/ui/table';
import { expiryFilter, stateFilter } from '../../common/lists/listState';
import { pointTypeOptions, tariffOptions, territoryOptions } from '../../common/values/words';
import { pointName } from '../point';
import { pointColumns, pointExportColumns } from '../pointColumns';
import { dataOptions } from '../pointData';

/**
 * The list of supply points; the ids of columns are the names that the API sorts by.
 *
 * @param client the client of the filter, its id and its name
 */
export const pointList = (client: {
  readonly value: string;
  readonly label: string;
}): ListFacts<SupplyPoint> => ({
  // The name under which browsers keep what people have chosen.
  key: 'supply-points',
  caption: 'Puntos de suministro',
  searchLabel: 'Buscar por CUPS, alias o cliente',
  columns: pointColumns,
  file: { name: 'puntos-de-suministro', columns: pointExportColumns },
  sorts: ['cups', 'alias', 'client', 'expiry', 'created'],
  filters: {
    territorio: {
      label: pointRecord.fields.territory.label,
      sentAs: 'territory',
      options: territoryOptions,
    },
    tarifa: {
      label: contractRecord.fields.tariff.label,
      all: 'Todas',
      sentAs: 'tariff',
      options: tariffOptions,
    },
    tipo: {
      label: pointRecord.fields.pointType.label,
      sentAs: 'pointType',
      options: pointTypeOptions,
    },
    vence: expiryFilter,
    datos: { label: 'Datos', sentAs: 'data', options: dataOptions },
    estado: stateFilter,
    cliente: {
      label: 'Cliente',
      sentAs: 'clientId',
      options: [client],
      isChipOnly: true,
      // A value that is no id, such as the end of a truncated link.
      toSent: (value = '') => (isId(value) ? value : undefined),
    },
  },
  skeletonColumns: 7,
  rowName: pointName,
});
