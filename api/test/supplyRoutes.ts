import { type Role, roles } from '@vatio/contracts/roles';
import type { Caller } from './calls/caller';
import { upload } from './curveImports';
import { parameterChangeOf } from './parameters';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  clientOf,
  contractOf,
  pointOf,
  readingOf,
  smallContractOf,
} from './supply';

/** A route about clients, points, contracts, curves or parameters, and who may call it. */
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
  readonly reading: string;
  readonly curveImport: string;
}

export async function addSupply(admin: Caller): Promise<Supply> {
  const [alone, client] = [await addClient(admin), await addClient(admin)];
  const point = await addPoint(admin, { clientId: client });
  const empty = await addPoint(admin, { clientId: client });
  const contract = await addContract(admin, point);
  const reading = await addReading(admin, point);
  const curveImport = (await upload(admin, { content: 'CUPS' })).json.id;
  return { alone, client, point, empty, contract, reading, curveImport };
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
  route('GET points', roles, 200, (who) => who.get('/api/points')),
  route('GET points to be seen to', roles, 200, (who) => who.get('/api/points/attention')),
  route('POST points', technicians, 201, (who, { client: clientId }) =>
    who.post('/api/points', pointOf({ clientId })),
  ),
  route('GET point rows', staff, 200, (who) => who.get('/api/points/rows')),
  route('POST point import', writers, 200, (who) =>
    who.post('/api/point-imports', {
      dryRun: true,
      fileName: 'puntos.csv',
      columns: ['cups'],
      rows: [{ line: 2, cells: '' }],
    }),
  ),
  route('GET point imports', staff, 200, (who) => who.get('/api/point-imports')),
  route('POST point import undo', writers, 404, (who, { point }) =>
    who.post(`/api/point-imports/${point}/undo`),
  ),
  route('GET point', roles, 200, (who, { point }) => who.get(`/api/points/${point}`)),
  route('PATCH point', technicians, 200, (who, { point }) =>
    who.patch(`/api/points/${point}`, { version: 1, alias: 'Otro' }),
  ),
  route('POST point archive', writers, 200, (who, { point }) =>
    who.post(`/api/points/${point}/archive`),
  ),
  route('POST point restore', writers, 200, (who, { point }) =>
    who.post(`/api/points/${point}/restore`),
  ),
  route('DELETE point', ['admin'], 204, (who, { empty }) => who.delete(`/api/points/${empty}`)),
  route('GET contracts', roles, 200, (who, { point }) => who.get(`/api/points/${point}/contracts`)),
  route('POST contracts', technicians, 201, (who, { empty }) =>
    who.post(`/api/points/${empty}/contracts`, contractOf()),
  ),
  route('PUT contract', technicians, 200, (who, { contract }) =>
    who.put(`/api/contracts/${contract}`, changed),
  ),
  route('DELETE contract', writers, 204, (who, { contract }) =>
    who.delete(`/api/contracts/${contract}`),
  ),
  route('GET readings', roles, 200, (who, { point }) =>
    who.get(`/api/points/${point}/readings?from=2025-01-01&to=2025-12-31`),
  ),
  route('POST readings', technicians, 201, (who, { empty }) =>
    who.post(`/api/points/${empty}/readings`, { rows: [readingOf()] }),
  ),
  route('PUT reading', technicians, 200, (who, { reading }) =>
    who.put(`/api/readings/${reading}`, { version: 1, ...readingOf({ isEstimated: true }) }),
  ),
  route('DELETE reading', writers, 204, (who, { reading }) =>
    who.delete(`/api/readings/${reading}`),
  ),
  route('GET parameters', roles, 200, (who) => who.get('/api/parameters')),
  route('POST parameters', ['admin'], 201, (who) =>
    who.post('/api/parameters', parameterChangeOf()),
  ),
  route('GET missing parameters', roles, 200, (who) => who.get('/api/parameters/missing')),
  route('GET parameter versions', roles, 200, (who) => who.get('/api/parameters/versions')),
  route('GET curve', roles, 200, (who, { point }) =>
    who.get(`/api/points/${point}/curve?from=2026-01-01&to=2026-12-31`),
  ),
  route('GET coverage', roles, 200, (who, { point }) => who.get(`/api/points/${point}/coverage`)),
  route('GET curve imports', roles, 200, (who) => who.get('/api/curve-imports')),
  route('POST curve imports', technicians, 201, (who) => upload(who, { content: 'CUPS' })),
  route('GET curve import', roles, 200, (who, { curveImport }) =>
    who.get(`/api/curve-imports/${curveImport}`),
  ),
  route('GET curve import problems', roles, 200, (who, { curveImport }) =>
    who.get(`/api/curve-imports/${curveImport}/problems`),
  ),
  // It is not read yet: callers who may decide learn that.
  route('POST curve import check', technicians, 409, (who, { curveImport }) =>
    who.post(`/api/curve-imports/${curveImport}/check`, { supplyPointId: null }),
  ),
  route('POST curve import confirm', technicians, 409, (who, { curveImport }) =>
    who.post(`/api/curve-imports/${curveImport}/confirm`, { conflicts: 'keep' }),
  ),
  route('POST curve import undo', technicians, 409, (who, { curveImport }) =>
    who.post(`/api/curve-imports/${curveImport}/undo`),
  ),
  route('POST curve import cancel', technicians, 200, (who, { curveImport }) =>
    who.post(`/api/curve-imports/${curveImport}/cancel`),
  ),
];
