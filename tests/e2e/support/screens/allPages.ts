import type { APIRequestContext } from '@playwright/test';
import { demoClient } from '../../../../api/src/seed/demoSupply';
import { callAsAdmin, sessionOf } from '../accounts';
import { people } from '../people';

/** The host's own pages, and the sections with a single page. */
export const hostPages = (): string[] => [
  'energy-analysis',
  'billing',
  'activity-hours',
  'platform',
];

interface Rows {
  readonly rows: readonly { readonly id: string; readonly fileName?: string }[];
}

/** Every page of PDS, with records of the demo data: no other test changes or deletes them. */
export async function companyPages(request: APIRequestContext): Promise<string[]> {
  const rowsOf = async (path: string) => (await callAsAdmin<Rows>(request, 'GET', path)).rows;
  const firstId = async (path: string) => (await rowsOf(path))[0]?.id ?? '';
  const client = `company/clientes/${await firstId(`clients?q=${demoClient.taxId}`)}`;
  const pointId = await firstId(`points?clientId=${client.split('/').at(-1)}&sort=cups`);
  const point = `company/puntos/${pointId}`;
  const contract = `${point}/contratos/${await firstId(`points/${pointId}/contracts`)}`;
  const imports = await rowsOf('curve-imports?pageSize=100');
  const curveImport = imports.find(({ fileName }) => fileName === 'curva-molino.csv')?.id;
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
    'user/parametros/versiones',
  ];
}
