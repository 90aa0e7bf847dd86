import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { answer, hang } from './support/api';
import {
  answerHours,
  runningTimer,
  shownEntries,
  shownMonday,
  weekOf,
} from './support/screens/hours/hourScreens';
import { shownSummary } from './support/screens/hours/summary';
import {
  ask,
  conflict,
  failed,
  holdScreens,
  loadingList,
  type Screens,
} from './support/screens/screens';

const week = { address: '/activity-hours', title: 'Tiempo de gestión' } as const;
const entries = { address: '/activity-hours/partes', title: 'Partes' } as const;

const weekIs = (facts: Parameters<typeof weekOf>[0]) => (page: Page) =>
  answer(page, `hours/weeks/${shownMonday}`, 200, weekOf(facts));
const days = weekOf().days;
const closedWeek = days.map((day, index) => ({
  ...day,
  isLocked: index < 3,
  ...(index === 1 && { holiday: 'Inmaculada Concepción', expectedMinutes: 0 }),
}));
const [first] = shownEntries;

const typed = (text: string) => async (page: Page) => {
  const square = page.getByRole('textbox', { name: /, Estudio, vie 20$/ }).first();
  // A phone has the day that it is; both have the first line.
  await square.fill(text);
  await square.press('Tab');
};

const weeks: Screens = {
  'hours-week': week,
  'hours-week-empty': { ...week, role: 'writer', given: weekIs({ entries: [] }) },
  'hours-week-loading': {
    ...week,
    isLoading: true,
    given: (page) => hang(page, `api/hours/weeks/${shownMonday}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'hours-week-error': failed(week, `hours/weeks/${shownMonday}`),
  'hours-week-closed': { ...week, given: weekIs({ days: closedWeek }) },
  'hours-week-warned': {
    ...week,
    given: weekIs({
      warnings: [{ date: '2026-11-19', message: 'El 19/11/2026 suma más de 12 h: 12 h 30 min.' }],
    }),
  },
  'hours-week-wrong': {
    ...week,
    when: async (page) => {
      await typed('25')(page);
      await expect(page.getByRole('alert')).toBeVisible();
    },
  },
  'hours-week-conflict': {
    ...week,
    given: conflict(/\/api\/hours\/entries\//, {
      message: 'Ha cambiado.',
      versions: { yours: { minutes: 120 }, current: { ...first, minutes: 45, version: 2 } },
    }),
    when: async (page) => {
      await typed('2')(page);
      await expect(page.getByText('¿Qué vale?')).toBeVisible();
    },
    allow: [/status of 409/],
  },
  'hours-timer': {
    ...week,
    given: (page) => answer(page, 'hours/timer', 200, { timer: runningTimer }),
    when: (page) => expect(page.getByRole('timer')).toBeVisible(),
  },
  'hours-cell': {
    ...week,
    when: async (page) => {
      await page
        .getByRole('textbox', { name: /, Estudio, vie 20$/ })
        .first()
        .press('F2');
      await expect(page.getByRole('dialog').getByLabel('Nota')).toBeVisible();
    },
  },
  'hours-reader': {
    ...week,
    role: 'reader',
    when: (page) => expect(page.locator('canvas').first()).toBeVisible(),
  },
  'hours-pds-editor': { ...week, role: 'pds_editor' },
};

const none = { given: (page: Page) => answer(page, 'hours/entries?*', 200, noEntries) };
const noEntries = { rows: [], total: 0, minutes: 0, billableMinutes: 0 };

const lists: Screens = {
  'hours-entries': entries,
  'hours-entries-selected': {
    ...entries,
    when: (page) => page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check(),
  },
  'hours-entries-loading': loadingList(entries, 'hours/entries?*'),
  'hours-entries-empty': { ...entries, ...none, role: 'writer' },
  'hours-entries-no-matches': { ...entries, ...none, address: '/activity-hours/partes?q=nada' },
  'hours-entries-error': failed(entries, 'hours/entries?*'),
};

const resumen = { address: '/activity-hours/resumen', title: 'Resumen de horas' } as const;
const nothing = { ...shownSummary, clients: [], people: [], budgets: [] };

const sums: Screens = {
  'hours-summary': {
    ...resumen,
    when: (page) => expect(page.locator('canvas').first()).toBeVisible(),
  },
  'hours-summary-loading': {
    ...resumen,
    isLoading: true,
    given: (page) => hang(page, 'api/hours/summary?*'),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'hours-summary-empty': {
    ...resumen,
    given: (page) => answer(page, 'hours/summary?*', 200, nothing),
  },
  'hours-summary-error': failed(resumen, 'hours/summary?*'),
};

const ajustes = { address: '/activity-hours/ajustes', title: 'Ajustes de horas' } as const;

const settings: Screens = {
  'hours-settings': ajustes,
  'hours-settings-reader': { ...ajustes, role: 'reader' },
  'hours-settings-error': failed(ajustes, 'hours/terms'),
  'hours-settings-activity': { ...ajustes, when: ask('Cambiar Estudio') },
};

holdScreens({ ...weeks, ...lists, ...sums, ...settings }, answerHours);
