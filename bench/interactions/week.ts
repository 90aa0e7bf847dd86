import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Activity } from '@vatio/contracts/activityHours/activities';
import { callAsAdmin } from '../../tests/e2e/support/accounts';
import { makeSupply } from '../../tests/e2e/support/supply';
import { click, type Interaction, play, press, type Steps, type } from './play';

/** Long ago: none of its days is to come, and the demo data have none of its hours. */
const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'] as const;
const clientCount = 3;

const square = (row: number, column: number) => (page: Page) =>
  page.locator(`[data-place="${row}:${column}"]`);
const clientField = (page: Page) => page.getByRole('combobox', { name: 'Buscar un cliente' });

const steps: Steps = [
  ['a square is clicked', click(square(2, 1))],
  ['hours are typed', type(square(2, 1), '2,5')],
  ['they are left with Enter, and saved', press('Enter')],
  ['an arrow moves on', press('ArrowRight')],
  ['three squares are marked', press('Shift+ArrowRight')],
  ['they are copied', press('Control+c')],
  ['and emptied', press('Delete')],
  ['a square is left with Tab', press('Tab')],
  ['its entry is opened', press('F2')],
  ['and closed', press('Escape')],
  ['a client is searched', type(clientField, 'panad')],
];

/** The week of Tiempo de gestión, with two dozen lines on screen. */
export async function playWeek(page: Page, request: APIRequestContext): Promise<Interaction[]> {
  const { rows } = await callAsAdmin<{ readonly rows: readonly Activity[] }>(
    request,
    'GET',
    'hours/activities',
  );
  for (let count = 0; count < clientCount; count += 1) {
    const { client } = await makeSupply(request);
    for (const [index, activity] of rows.entries()) {
      await callAsAdmin(request, 'POST', 'hours/entries', {
        id: randomUUID(),
        date: days[index % days.length],
        clientId: client.id,
        activityId: activity.id,
        minutes: 15,
      });
    }
  }
  const lines = clientCount * rows.length;
  return play(page, (shown) => showWeek(shown, lines), steps);
}

async function showWeek(page: Page, lines: number): Promise<void> {
  await page.goto(`/activity-hours?semana=${days[0]}`);
  await square(lines - 1, 0)(page).waitFor();
}
