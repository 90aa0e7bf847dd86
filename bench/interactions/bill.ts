import type { APIRequestContext, CDPSession, Page } from '@playwright/test';
import type { SupplyPointListAnswer } from '@vatio/contracts/company/points';
import { callAsAdmin } from '../../tests/e2e/support/accounts';
import { type Interaction, median, settleMs } from './play';

/** Of the computing that a key starts: the bill beside the form is worked out again with each. */
const limitMs = 50;

/** What is typed from paper: each key changes lines, taxes and total of the bill beside it. */
const typed = [
  ['Energía consumida, en kWh', 'P2', '1240'],
  ['Maxímetros, en kW', 'P1', '41,5'],
  ['Importes de las líneas, en €', 'Potencia P1', '68,81'],
] as const;

/** The form of a bill of 3.0TD whose contract is known, and the script that a key runs there. */
export async function playBill(page: Page, request: APIRequestContext): Promise<Interaction> {
  const { rows } = await callAsAdmin<SupplyPointListAnswer>(request, 'GET', 'points?q=Obrador');
  await page.goto(`/billing/nueva?punto=${rows[0]?.id}`);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const times: number[] = [];
  for (const [group, label, text] of typed) {
    await page.getByRole('group', { name: group }).getByLabel(label).focus();
    for (const key of text) {
      await page.waitForTimeout(settleMs);
      const before = await scriptMs(session);
      await page.keyboard.press(key);
      await page.waitForTimeout(settleMs);
      times.push((await scriptMs(session)) - before);
    }
  }
  return { what: 'a key recomputes the bill (script)', takenMs: median(times), limitMs };
}

/** All that scripts of the page have run so far. */
async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return seconds * 1000;
}
