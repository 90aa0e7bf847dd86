import { type Role, roles } from '@vatio/contracts/roles';
import type { Caller } from './caller';
import {
  addClient,
  addContract,
  addPoint,
  clientOf,
  contractOf,
  pointOf,
  smallContractOf,
} from './supply';

/** A route about clients, points or contracts, and who may call it. */
interface SupplyRoute {
  readonly name: string;
  readonly allowed: readonly Role[];
  readonly status: number;
  readonly send: (caller: Caller, target: Supply) => ReturnType<Caller['send']>;
}

/** Ids: a client that is alone, and another one whose points are empty or have a contract. */
interface Supply {
  readonly alone: string;
  readonly client: string;
  readonly point: string;
  readonly empty: string;
  readonly contract: string;
}

export async function addSupply(admin: Caller): Promise<Supply> {
  const [alone, client] = [await addClient(admin), await addClient(admin)];
  const point = await addPoint(admin, { clientId: client });
  const empty = await addPoint(admin, { clientId: client });
  return { alone, client, point, empty, contract: await addContract(admin, point) };
}

const route = (
  name: string,
  allowed: readonly Role[],
  status: number,
  send: SupplyRoute['send'],
): SupplyRoute => ({ name, allowed, status, send });

const staff = ['admin', 'writer', 'reader'] as const;
const writers = ['admin', 'writer'] as const;
const technicians = ['admin', 'writer', 'pds_editor'] as const;
const changed = { version: 1, ...smallContractOf() };

export const supplyRoutes: readonly SupplyRoute[] = [
  route('GET clients', staff, 200, (who) => who.get('/api/clients')),
  route('POST clients', writers, 201, (who) => who.post('/api/clients', clientOf())),
  route('GET client', staff, 200, (who, { client }) => who.get(`/api/clients/${client}`)),
  route('PATCH client', writers, 200, (who, { client }) =>
    who.patch(`/api/clients/${client}`, { version: 1, name: 'Otra' }),
  ),
  route('POST client archive', writers, 200, (who, { client }) =>
    who.post(`/api/clients/${client}/archive`),
  ),
  route('POST client restore', writers, 200, (who, { client }) =>
    who.post(`/api/clients/${client}/restore`),
  ),
  route('DELETE client', ['admin'], 204, (who, { alone }) => who.delete(`/api/clients/${alone}`)),
  route('GET points', roles, 200, (who) => who.get('/api/supply-points')),
  route('POST points', technicians, 201, (who, { client: clientId }) =>
    who.post('/api/supply-points', pointOf({ clientId })),
  ),
  route('GET point', roles, 200, (who, { point }) => who.get(`/api/supply-points/${point}`)),
  route('PATCH point', technicians, 200, (who, { point }) =>
    who.patch(`/api/supply-points/${point}`, { version: 1, alias: 'Otro' }),
  ),
  route('POST point archive', writers, 200, (who, { point }) =>
    who.post(`/api/supply-points/${point}/archive`),
  ),
  route('POST point restore', writers, 200, (who, { point }) =>
    who.post(`/api/supply-points/${point}/restore`),
  ),
  route('DELETE point', ['admin'], 204, (who, { empty }) =>
    who.delete(`/api/supply-points/${empty}`),
  ),
  route('GET contracts', roles, 200, (who, { point }) =>
    who.get(`/api/supply-points/${point}/contracts`),
  ),
  route('POST contracts', technicians, 201, (who, { empty }) =>
    who.post(`/api/supply-points/${empty}/contracts`, contractOf()),
  ),
  route('PUT contract', technicians, 200, (who, { contract }) =>
    who.put(`/api/contracts/${contract}`, changed),
  ),
  route('DELETE contract', writers, 204, (who, { contract }) =>
    who.delete(`/api/contracts/${contract}`),
  ),
];
