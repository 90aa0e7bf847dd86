import type { ExportColumn } from '@vatio/ui/export';
import { dateTime, number } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { StateBadge } from '../../common/archiving/StateBadge';
import { Expiry } from '../../common/Expiry';
import { dash, typedOrDash } from '../../common/noValue';
import { dayInDigits } from '../../common/values/days';
import { clientKindLabel, stateLabel } from '../../common/values/words';
import { type Client, hoursInWords } from '../client';

/** The list of clients: ids are the names that the API sorts by. */
export const clientColumns: readonly Column<Client>[] = [
  {
    id: 'name',
    header: 'Razón social',
    sortable: true,
    isRowHeader: true,
    cell: ({ id, name, archived }) => (
      <>
        <Link to={`/company/clientes/${id}`}>
          <bdi>{name}</bdi>
        </Link>{' '}
        {archived && <StateBadge archived />}
      </>
    ),
  },
  { id: 'taxId', header: 'NIF', sortable: true, cell: ({ taxId }) => taxId },
  {
    id: 'kind',
    header: 'Tipo de cliente',
    initiallyHidden: true,
    cell: ({ kind }) => (kind ? clientKindLabel(kind) : dash),
  },
  {
    id: 'supplyPoints',
    header: 'Puntos',
    sortable: true,
    align: 'end',
    cell: ({ supplyPointCount }) => number(supplyPointCount),
  },
  {
    id: 'nextExpiry',
    header: 'Vence antes',
    sortable: true,
    cell: ({ nextExpiry }) => (nextExpiry ? <Expiry lastDay={nextExpiry} /> : dash),
  },
  { id: 'contact', header: 'Contacto', cell: ({ contactName }) => typedOrDash(contactName) },
  {
    id: 'email',
    header: 'Correo',
    initiallyHidden: true,
    cell: ({ contactEmail }) =>
      contactEmail ? (
        <a href={`mailto:${contactEmail}`}>
          <bdi>{contactEmail}</bdi>
        </a>
      ) : (
        dash
      ),
  },
  { id: 'phone', header: 'Teléfono', initiallyHidden: true, cell: ({ phone }) => phone || dash },
  {
    id: 'activity',
    header: 'CNAE',
    initiallyHidden: true,
    cell: ({ activityCode }) => activityCode || dash,
  },
  {
    id: 'budget',
    header: 'Horas al mes',
    align: 'end',
    initiallyHidden: true,
    cell: ({ monthlyBudgetMinutes: minutes }) => (minutes === null ? dash : hoursInWords(minutes)),
  },
  {
    id: 'created',
    header: 'Alta',
    sortable: true,
    initiallyHidden: true,
    cell: ({ createdAt }) => dateTime(createdAt),
  },
];

export const clientExportColumns: readonly ExportColumn<Client>[] = [
  { header: 'Razón social', value: ({ name }) => name },
  { header: 'NIF', value: ({ taxId }) => taxId },
  { header: 'Tipo de cliente', value: ({ kind }) => kind && clientKindLabel(kind) },
  { header: 'CNAE', value: ({ activityCode }) => activityCode },
  { header: 'Puntos de suministro', value: ({ supplyPointCount }) => supplyPointCount },
  { header: 'Primer vencimiento', value: ({ nextExpiry }) => dayInDigits(nextExpiry) },
  { header: 'Contacto', value: ({ contactName }) => contactName },
  { header: 'Correo', value: ({ contactEmail }) => contactEmail },
  { header: 'Teléfono', value: ({ phone }) => phone },
  {
    header: 'Horas al mes',
    value: ({ monthlyBudgetMinutes: minutes }) => (minutes === null ? null : minutes / 60),
  },
  { header: 'Notas', value: ({ notes }) => notes },
  { header: 'Estado', value: ({ archived }) => stateLabel(archived) },
  { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
];
