import { powerControlLabels, territoryLabels } from '@vatio/contracts/company/supplyWords';
import { formatCups } from '@vatio/energy/cups';
import type { ExportColumn } from '@vatio/ui/export';
import { dateTime } from '@vatio/ui/format';
import { dash } from '@vatio/ui/layout';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { StateBadge } from '../common/archiving/StateBadge';
import { Expiry } from '../common/Expiry';
import { typedOrDash } from '../common/typedOrDash';
import { dayInDigits } from '../common/values/days';
import { stateLabel } from '../common/values/words';
import { DataUntil } from './DataUntil';
import type { SupplyPoint } from './point';

/** The list of supply points: ids are the names that the API sorts by. */
export const pointColumns: readonly Column<SupplyPoint>[] = [
  {
    id: 'cups',
    header: 'CUPS',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, cups, archived }) => (
      <>
        <Link className="text-nowrap" to={`/company/puntos/${id}`}>
          {formatCups(cups)}
        </Link>{' '}
        {archived && <StateBadge archived />}
      </>
    ),
  },
  { id: 'alias', header: 'Alias', sortable: true, cell: ({ alias }) => typedOrDash(alias) },
  {
    id: 'client',
    header: 'Cliente',
    sortable: true,
    cell: ({ clientName }) => <bdi>{clientName}</bdi>,
  },
  {
    id: 'territory',
    header: 'Territorio',
    // It rarely distinguishes two points, and the client needs the room.
    initiallyHidden: true,
    cell: ({ territory }) => territoryLabels[territory],
  },
  { id: 'tariff', header: 'Tarifa', cell: ({ contract }) => contract?.tariff ?? dash },
  { id: 'type', header: 'Tipo', align: 'end', cell: ({ pointType }) => String(pointType) },
  {
    id: 'supplier',
    header: 'Comercializadora',
    initiallyHidden: true,
    cell: ({ contract }) => typedOrDash(contract?.supplier),
  },
  {
    id: 'expiry',
    header: 'Vence',
    sortable: true,
    cell: ({ contract }) => <ContractEnd contract={contract} />,
  },
  { id: 'data', header: 'Datos hasta', cell: (point) => <DataUntil point={point} /> },
  {
    id: 'address',
    header: 'Dirección',
    initiallyHidden: true,
    cell: ({ address }) => typedOrDash(address),
  },
  {
    id: 'municipality',
    header: 'Municipio',
    initiallyHidden: true,
    cell: ({ municipality }) => typedOrDash(municipality),
  },
  {
    id: 'distributor',
    header: 'Distribuidora',
    initiallyHidden: true,
    cell: ({ distributor, distributorCode }) =>
      distributor ? `${distributor} (${distributorCode})` : distributorCode,
  },
  {
    id: 'created',
    header: 'Alta',
    sortable: true,
    initiallyHidden: true,
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

function ContractEnd({ contract }: Pick<SupplyPoint, 'contract'>) {
  if (!contract) return <span className="text-muted">Sin contrato</span>;
  return contract.to ? <Expiry lastDay={contract.to} /> : 'Indefinido';
}

export const pointExportColumns: readonly ExportColumn<SupplyPoint>[] = [
  { header: 'CUPS', value: ({ cups }) => cups },
  { header: 'Alias', value: ({ alias }) => alias },
  { header: 'Cliente', value: ({ clientName }) => clientName },
  { header: 'Dirección', value: ({ address }) => address },
  { header: 'Código postal', value: ({ postcode }) => postcode },
  { header: 'Municipio', value: ({ municipality }) => municipality },
  { header: 'Provincia', value: ({ province }) => province },
  { header: 'Territorio', value: ({ territory }) => territoryLabels[territory] },
  { header: 'Distribuidora', value: ({ distributor }) => distributor },
  { header: 'Código de distribuidora', value: ({ distributorCode }) => distributorCode },
  { header: 'Tipo de punto', value: ({ pointType }) => pointType },
  {
    header: 'Tensión (kV)',
    value: ({ voltageKv }) => (voltageKv === null ? null : Number(voltageKv)),
  },
  { header: 'Control de potencia', value: ({ powerControl }) => powerControlLabels[powerControl] },
  { header: 'Comercializadora', value: ({ contract }) => contract?.supplier ?? '' },
  { header: 'Tarifa', value: ({ contract }) => contract?.tariff ?? '' },
  { header: 'Contrato desde', value: ({ contract }) => dayInDigits(contract?.from) },
  { header: 'Contrato hasta', value: ({ contract }) => dayInDigits(contract?.to) },
  { header: 'Datos desde', value: ({ data }) => dayInDigits(data.firstDay) },
  { header: 'Datos hasta', value: ({ data }) => dayInDigits(data.lastDay) },
  { header: 'Días sin datos', value: ({ data }) => data.missingDays },
  { header: 'Estado', value: ({ archived }) => stateLabel(archived) },
  { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
];
