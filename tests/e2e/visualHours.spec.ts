import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { answer } from './support/api';
import {
  answerHours,
  runningTimer,
  shownEntries,
  shownMonday,
  weekOf,
} from './support/screens/hours/hourScreens';

import { ask, conflict, holdScreens, type Screens } from './support/screens/screens';

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
  'hours-week': { ...week, isNarrowToo: true },
  'hours-week-empty': { ...week, role: 'writer', given: weekIs({ entries: [] }) },
  'hours-week-closed': {
    ...week,
    given: weekIs({
      days: closedWeek,
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
    isNarrowToo: true,
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
    isNarrowToo: true,
  },
  'hours-reader': {
    ...week,
    role: 'reader',
    when: (page) => expect(page.locator('canvas').first()).toBeVisible(),
  },
};

const lists: Screens = {
  'hours-entries': { ...entries, isNarrowToo: true },
  'hours-entries-selected': {
    ...entries,
    when: (page) => page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check(),
  },
};

const resumen = { address: '/activity-hours/resumen', title: 'Resumen de horas' } as const;

const sums: Screens = {
  'hours-summary': {
    ...resumen,
    when: (page) => expect(page.locator('canvas').first()).toBeVisible(),
    isNarrowToo: true,
  },
};

const ajustes = { address: '/activity-hours/ajustes', title: 'Ajustes de horas' } as const;

const settings: Screens = {
  'hours-settings': ajustes,
  'hours-settings-activity': { ...ajustes, when: ask('Cambiar Estudio') },
};

holdScreens({ ...weeks, ...lists, ...sums, ...settings }, answerHours);
