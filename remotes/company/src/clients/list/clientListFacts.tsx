import { clientRecord } from '@vatio/contracts/company/clientRecord';
import type { Client } from '@vatio/contracts/company/clients';
import { contactRecord } from '@vatio/contracts/company/contactRecord';
import type { Person } from '@vatio/contracts/people';
import { recordFileColumns } from '@vatio/ui/export';
import { dateTime, number } from '@vatio/ui/format';
import { dash, FieldValue } from '@vatio/ui/layout';
import { type ListFacts, recordColumns } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { StateBadge } from '../../common/archiving/StateBadge';
import { Expiry } from '../../common/Expiry';
import { expiryFilter, stateFilter } from '../../common/lists/listState';
import { dayInDigits } from '../../common/values/days';
import { stateLabel } from '../../common/values/words';
import { optionsOf } from '../peopleApi';

/** A client's row shows its first contact. */
const { name, email, phone } = contactRecord.fields;

const columns = recordColumns<typeof clientRecord, Client>(
  clientRecord,
  {
    name: {
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
  },
  {
    kind: [
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
    ],
    activityCode: [
      {
        id: 'contactName',
        header: 'Contacto',
        cell: ({ contactName }) => <FieldValue field={name} value={contactName} empty={dash} />,
      },
      {
        id: 'contactEmail',
        header: email.label,
        initiallyHidden: true,
        cell: ({ contactEmail }) => <FieldValue field={email} value={contactEmail} empty={dash} />,
      },
      {
        id: 'phone',
        header: phone.label,
        initiallyHidden: true,
        cell: (client) => <FieldValue field={phone} value={client.phone} empty={dash} />,
      },
    ],
    notes: [
      {
        id: 'created',
        header: 'Alta',
        sortable: true,
        initiallyHidden: true,
        cell: ({ createdAt }) => dateTime(createdAt),
      },
    ],
  },
);

export const clientFileColumns = recordFileColumns<typeof clientRecord, Client>(clientRecord, {
  activityCode: [
    { header: 'Puntos', value: ({ supplyPointCount }) => supplyPointCount },
    { header: 'Vence antes', value: ({ nextExpiry }) => dayInDigits(nextExpiry) },
    { header: 'Contacto', value: ({ contactName }) => contactName || null },
    { header: email.label, value: ({ contactEmail }) => contactEmail || null },
    { header: phone.label, value: (client) => client.phone || null },
  ],
  notes: [
    { header: 'Estado', value: ({ archived }) => stateLabel(archived) },
    { header: 'Alta', value: ({ createdAt }) => new Date(createdAt) },
  ],
});

const facts = {
  key: 'clients',
  caption: 'Clientes',
  searchLabel: 'Buscar por nombre, NIF o CUPS',
  columns,
  file: { name: 'clientes', columns: clientFileColumns },
  sorts: ['name', 'taxId', 'supplyPoints', 'nextExpiry', 'managerId', 'created'],
  skeletonColumns: 5,
  rowName: ({ name }) => name,
} as const satisfies Omit<ListFacts<Client>, 'filters'>;

/** The list of clients; the ids of columns are the names that the API sorts by. @param people to filter by */
export const clientListOf = (
  people: readonly Person[],
): ListFacts<Client, 'vence' | 'estado' | 'gestor'> => ({
  ...facts,
  filters: {
    vence: expiryFilter,
    estado: stateFilter,
    gestor: {
      label: clientRecord.fields.managerId.label,
      sentAs: 'managerId',
      options: optionsOf(people),
      isSteady: true,
    },
  },
});
