import { expect } from './fixtures';
import { answer, hang } from './support/api';
import { pointFile } from './support/screens/pointScreens';
import { ask, click, holdScreens, outage, type Screens } from './support/screens/screens';
import {
  answerSupply,
  clientConflict,
  shownClients,
  shownPoints,
} from './support/screens/supplyScreens';

const clientPage = `/company/clientes/${shownClients[0]?.id}`;
const pointPage = `/company/puntos/${shownPoints[0]?.id}`;
const nothing = { rows: [], total: 0 };
const points = { address: '/company/puntos', title: 'Puntos de suministro' } as const;
const pointImport = { address: '/company/puntos/importar', title: 'Importar puntos' } as const;

const lists: Screens = {
  'clients-full': { address: '/company', title: 'PDS' },
  'clients-selected': {
    address: '/company?vence=60',
    title: 'PDS',
    when: (page) => page.getByRole('checkbox', { name: /Ñandú/ }).check(),
  },
  'clients-loading': {
    address: '/company',
    title: 'PDS',
    isLoading: true,
    given: (page) => hang(page, 'api/clients?*'),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'clients-empty': {
    address: '/company',
    title: 'PDS',
    given: (page) => answer(page, 'clients?*', 200, nothing),
  },
  'clients-error': {
    address: '/company',
    title: 'PDS',
    given: (page) => answer(page, 'clients?*', 503, outage),
    allow: [/status of 503/],
  },
  'points-full': points,
  'points-read': { ...points, role: 'reader' },
  'points-no-results': {
    ...points,
    address: '/company/puntos?q=nada&tarifa=3.0TD',
    given: (page) => answer(page, 'points?*', 200, nothing),
  },
  'points-error': {
    ...points,
    given: (page) => answer(page, 'points?*', 503, outage),
    allow: [/status of 503/],
  },
};

const clients: Screens = {
  'client-new-errors': {
    address: '/company/clientes/nuevo',
    title: 'Añadir cliente',
    when: click('Crear cliente'),
  },
  'client-card': { address: clientPage, title: /Ávila/ },
  'client-delete': { address: clientPage, title: /Ávila/, when: ask('Borrar') },
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
  'contracts-full': { address: `${pointPage}/contratos`, title: 'Obrador' },
  'contracts-empty': {
    address: `${pointPage}/contratos`,
    title: 'Obrador',
    given: (page) => answer(page, '**/contracts', 200, { rows: [] }),
  },
  'contract-delete': {
    address: `${pointPage}/contratos`,
    title: 'Obrador',
    when: ask(/^Borrar el contrato/),
  },
  'contract-new-errors': {
    address: `${pointPage}/contratos/nuevo`,
    title: 'Añadir contrato',
    when: async (page) => {
      await page.getByLabel('Comercializadora').fill('');
      await page.getByRole('textbox', { name: 'P6' }).first().fill('10');
      await click('Añadir contrato')(page);
    },
  },
  'readings-full': { address: `${pointPage}/consumos`, title: 'Obrador' },
  'readings-empty': {
    address: `${pointPage}/consumos`,
    title: 'Obrador',
    given: (page) =>
      answer(page, '**/readings?*', 200, { rows: [], firstDay: null, lastDay: null }),
  },
  'readings-sheet': {
    address: `${pointPage}/consumos`,
    title: 'Obrador',
    when: async (page) => {
      await click(/Añadir lecturas/)(page);
      await page.getByRole('textbox', { name: /P1/ }).first().fill('12x');
      await click(/^Guardar/)(page);
    },
  },
};

const imports: Screens = {
  'point-import-file': pointImport,
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
