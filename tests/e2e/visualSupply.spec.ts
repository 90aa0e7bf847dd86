import { expect } from './fixtures';

import { pointFile } from './support/screens/pointScreens';
import { ask, click, holdScreens, type Screens } from './support/screens/screens';
import {
  answerSupply,
  clientConflict,
  shownClients,
  shownPoints,
} from './support/screens/supplyScreens';

const clientPage = `/company/clientes/${shownClients[0]?.id}`;
const pointPage = `/company/puntos/${shownPoints[0]?.id}`;
const clientList = { address: '/company', title: 'PDS' } as const;
const client = { address: clientPage, title: /Ávila/ } as const;
const contracts = { address: `${pointPage}/contratos`, title: 'Obrador' } as const;
const readings = { address: `${pointPage}/consumos`, title: 'Obrador' } as const;
const points = { address: '/company/puntos', title: 'Puntos de suministro' } as const;
const pointImport = { address: '/company/puntos/importar', title: 'Importar puntos' } as const;

const lists: Screens = {
  'clients-full': { ...clientList, isNarrowToo: true },
  'clients-selected': {
    ...clientList,
    address: '/company?vence=60',
    when: (page) => page.getByRole('checkbox', { name: /Ñandú/ }).check(),
  },
  'points-full': points,
};

const clients: Screens = {
  'client-new-errors': {
    address: '/company/clientes/nuevo',
    title: 'Añadir cliente',
    when: click('Crear cliente'),
  },
  'client-card': client,
  'client-delete': {
    ...client,
    when: async (page) => {
      await click('Más acciones')(page);
      await ask('Borrar')(page);
    },
  },
  'client-conflict': {
    address: `${clientPage}/editar`,
    title: 'Editar cliente',
    given: clientConflict,
    when: async (page) => {
      await page.getByLabel('Razón social').fill('Panadería Ávila e Hijos, S.L.');
      await ask('Guardar cambios')(page);
    },
    allow: [/status of 409/],
  },
};

const cards: Screens = {
  'point-new-errors': {
    address: '/company/puntos/nuevo',
    title: 'Añadir punto',
    when: click('Crear punto'),
  },
  'point-card': { address: pointPage, title: 'Obrador' },
  'point-edit': { address: `${pointPage}/editar`, title: 'Editar punto' },
  'contracts-full': contracts,
  'contract-new-errors': {
    address: `${pointPage}/contratos/nuevo`,
    title: 'Añadir contrato',
    when: async (page) => {
      await page.getByLabel('Comercializadora').fill('');
      await page.getByRole('textbox', { name: 'P6' }).first().fill('10');
      await click('Añadir un cambio de potencias')(page);
      await page.getByLabel('Duración prevista').fill('6');
      await click('Añadir contrato')(page);
    },
  },
  'readings-full': { ...readings, isNarrowToo: true },
  'readings-sheet': {
    ...readings,
    when: async (page) => {
      await click(/Añadir lecturas/)(page);
      await page.getByRole('textbox', { name: /P1/ }).first().fill('12x');
      await click(/^Guardar/)(page);
    },
    isNarrowToo: true,
  },
};

const imports: Screens = {
  'point-import-columns': {
    ...pointImport,
    when: (page) => page.locator('input[type=file]').setInputFiles(pointFile),
  },
  'point-import-check': {
    ...pointImport,
    when: async (page) => {
      await page.locator('input[type=file]').setInputFiles(pointFile);
      await click(/^Comprobar/)(page);
      await expect(page.getByRole('heading', { name: /Paso 3/ })).toBeVisible();
    },
  },
};

holdScreens({ ...lists, ...clients, ...cards, ...imports }, answerSupply);
