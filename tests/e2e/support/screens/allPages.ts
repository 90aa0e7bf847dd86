import type { APIRequestContext } from '@playwright/test';
import { demoClient } from '../../../../api/src/seed/demoSupply';
import { callAsAdmin, sessionOf } from '../accounts';
import { people } from '../people';
import { makeBill } from '../records/bills';
import { makeSupply } from '../supply';

/** The host's own pages, and those of sections that are of no record. */
export const hostPages = (): string[] => ['energy-analysis', 'billing', ...hourPages(), 'platform'];

/** Every page of hours. */
export const hourPages = (): string[] =>
  ['', '/partes', '/resumen', '/ajustes'].map((path) => `activity-hours${path}`);

interface Rows {
  readonly rows: readonly Row[];
}

interface Row {
  readonly id: string;
  readonly state?: string;
}

/** Reads lists of records. A list without any would make a page of `undefined`. */
function reader(request: APIRequestContext) {
  const rowsOf = async (path: string) => (await callAsAdmin<Rows>(request, 'GET', path)).rows;
  const firstId = async (path: string, isWanted: (row: Row) => boolean = () => true) => {
    const id = (await rowsOf(path)).find(isWanted)?.id;
    if (!id) throw new Error(`The demo data have nothing at ${path}`);
    return id;
  };
  return firstId;
}

/** Every page of PDS, with records of the demo data: no other test changes or deletes them. */
export async function companyPages(request: APIRequestContext): Promise<string[]> {
  const firstId = reader(request);
  const client = `company/clientes/${await firstId(`clients?q=${demoClient.taxId}`)}`;
  const pointId = await firstId(`points?clientId=${client.split('/').at(-1)}&sort=cups`);
  const point = `company/puntos/${pointId}`;
  const contract = `${point}/contratos/${await firstId(`points/${pointId}/contracts`)}`;
  // Filters by this point: other tests import more curves than a page of the list has.
  const curveImport = await firstId(`curve-imports?supplyPointId=${pointId}`);
  return [
    'company',
    client,
    `${client}/editar`,
    'company/clientes/nuevo',
    'company/puntos',
    'company/puntos/nuevo',
    'company/puntos/importar',
    point,
    `${point}/editar`,
    `${point}/consumos`,
    `${point}/curva`,
    `${point}/contratos`,
    `${point}/contratos/nuevo`,
    contract,
    'company/importaciones',
    'company/importaciones/nueva',
    'company/importaciones/puntos',
    `company/importaciones/${curveImport}`,
  ];
}

/** Every page of studies, with those of the demo data: a calculated one, and a draft. */
export async function studyPages(request: APIRequestContext): Promise<string[]> {
  const firstId = reader(request);
  const list = `studies?q=${demoClient.taxId}`;
  const study = `energy-analysis/estudios/${await firstId(list, ({ state }) => state !== 'draft')}`;
  const draft = `energy-analysis/estudios/${await firstId(list, ({ state }) => state === 'draft')}`;
  return [
    'energy-analysis/estudios/nuevo',
    study,
    `${study}/potencia`,
    `${study}/ofertas`,
    `${study}/curva`,
    `${study}/reactiva`,
    `${study}/informe`,
    draft,
    `${draft}/curva`,
    `${draft}/ofertas/nueva`,
    'energy-analysis/cartera',
    'energy-analysis/cartera/nueva',
  ];
}

/** Every page of bills, of one that no other test has. */
export async function billPages(request: APIRequestContext): Promise<string[]> {
  const { point } = await makeSupply(request);
  const bill = `billing/facturas/${(await makeBill(request, point)).id}`;
  return [
    `billing?punto=${point.id}`,
    bill,
    'billing/facturas/importar',
    'billing/importaciones',
    'billing/reclamaciones',
    'billing/resumen',
  ];
}

/** Every page of Usuarios. */
export async function userPages(request: APIRequestContext): Promise<string[]> {
  const { user } = await sessionOf(request, people.writer);
  return [
    'user',
    'user/nuevo',
    `user/${user.id}`,
    `user/${user.id}/editar`,
    'user/auditoria',
    'user/mi-cuenta',
    'user/parametros',
    'user/parametros?version=1',
    'user/parametros/nuevo',
    'user/parametros/importar',
    'user/parametros/versiones',
  ];
}
