import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { pointRecord } from '@vatio/contracts/company/pointRecord';
import { powerControlLabels, territoryLabels } from '@vatio/contracts/company/supplyWords';
import { formatCups } from '@vatio/energy/cups';
import { fileHeading } from '@vatio/records/words';
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

const ofPoint = pointRecord.fields;
const ofContract = contractRecord.fields;

const oneLine = (name: string) =>
  name === '' ? (
    dash
  ) : (
    <bdi className="one-line is-short" title={name}>
      {name}
    </bdi>
  );

/** The list of supply points: ids are the names that the API sorts by. */
export const pointColumns: readonly Column<SupplyPoint>[] = [
  {
    id: 'cups',
    header: ofPoint.cups.label,
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
  { id: 'alias', header: ofPoint.alias.label, sortable: true, cell: ({ alias }) => oneLine(alias) },
  {
    id: 'client',
    header: 'Cliente',
    sortable: true,
    cell: ({ clientName }) => oneLine(clientName),
  },
  {
    id: 'territory',
    header: ofPoint.territory.label,
    // It rarely distinguishes two points, and the client needs the room.
    initiallyHidden: true,
    cell: ({ territory }) => territoryLabels[territory],
  },
  {
    id: 'tariff',
    header: ofContract.tariff.label,
    cell: ({ contract }) => contract?.tariff ?? dash,
  },
  { id: 'type', header: 'Tipo', align: 'end', cell: ({ pointType }) => String(pointType) },
  {
    id: 'supplier',
    header: ofContract.supplier.label,
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
    header: ofPoint.address.label,
    initiallyHidden: true,
    cell: ({ address }) => typedOrDash(address),
  },
  {
    id: 'municipality',
    header: ofPoint.municipality.label,
    initiallyHidden: true,
    cell: ({ municipality }) => typedOrDash(municipality),
  },
  {
    id: 'distributor',
    header: ofPoint.distributor.label,
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
  { header: ofPoint.cups.label, value: ({ cups }) => cups },
  { header: ofPoint.alias.label, value: ({ alias }) => alias },
  { header: 'Cliente', value: ({ clientName }) => clientName },
  { header: ofPoint.address.label, value: ({ address }) => address },
  { header: ofPoint.postcode.label, value: ({ postcode }) => postcode },
  { header: ofPoint.municipality.label, value: ({ municipality }) => municipality },
  { header: ofPoint.province.label, value: ({ province }) => province },
  { header: ofPoint.territory.label, value: ({ territory }) => territoryLabels[territory] },
  { header: ofPoint.distributor.label, value: ({ distributor }) => distributor },
  { header: 'Código de distribuidora', value: ({ distributorCode }) => distributorCode },
  { header: ofPoint.pointType.label, value: ({ pointType }) => pointType },
  {
    header: fileHeading(ofPoint.voltageKv),
    value: ({ voltageKv }) => (voltageKv === null ? null : Number(voltageKv)),
  },
  {
    header: ofPoint.powerControl.label,
    value: ({ powerControl }) => powerControlLabels[powerControl],
  },
  { header: ofContract.supplier.label, value: ({ contract }) => contract?.supplier ?? '' },
  { header: ofContract.tariff.label, value: ({ contract }) => contract?.tariff ?? '' },
  { header: 'Contrato desde', value: ({ contract }) => dayInDigits(contract?.from) },
  { header: 'Contrato hasta', value: ({ contract }) => dayInDigits(contract?.to) },
  { header: 'Datos desde', value: ({ data }) => dayInDigits(data.firstDay) },
  { header: 'Datos hasta', value: ({ data }) => dayInDigits(data.lastDay) },
  { header: 'Días sin datos', value: ({ data }) => data.missingDays },
  { header: 'Estado', value: ({ archived }) => stateLabel(archived) },
  { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
];
