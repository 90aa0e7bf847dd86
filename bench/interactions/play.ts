import type { Locator, Page } from '@playwright/test';

const roundCount = 5;
/** Long enough for everything that an interaction starts. */
export const settleMs = 500;

/** An interaction, and how long it takes: until the next paint, unless `what` names something else. */
export interface Interaction {
  readonly what: string;
  readonly takenMs: number;
  readonly limitMs: number;
}

/** Of the next paint: what follows later is felt as late. */
const limitMs = 100;

type Act = (page: Page) => Promise<unknown>;
type Target = (page: Page) => Locator;

/** Each starts where the one before left the page. */
export type Steps = readonly (readonly [what: string, act: Act])[];

/** Notes how long each interaction takes until the next paint, in the page. */
export const observe = `
  window.seen = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) seen.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** With the mouse itself: Playwright's own click measures the layout in the middle of it. */
export const click =
  (target: Target): Act =>
  async (page) => {
    await target(page).scrollIntoViewIfNeeded();
    const box = await target(page).boundingBox();
    if (!box) throw new Error(`${target(page)} is not there to be clicked`);
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };

export const type =
  (target: Target, text: string): Act =>
  async (page) => {
    await target(page).focus();
    await page.keyboard.type(text, { delay: 80 });
  };

export const press =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

export const named =
  (role: 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'textbox') =>
  (name: string | RegExp): Target =>
  (page) =>
    page.getByRole(role, { name });

/** Each step is done a few times; the middle one counts. @param begin shows the page as it was */
export async function play(page: Page, begin: Act, steps: Steps): Promise<Interaction[]> {
  const rounds: number[][] = [];
  for (let round = 0; round < roundCount; round += 1) {
    await begin(page);
    rounds.push(await playThrough(page, steps));
  }
  return steps.map(([what], step) => {
    return { what, takenMs: median(rounds.map((round) => round[step] ?? 0)), limitMs };
  });
}

export function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

async function playThrough(page: Page, steps: Steps): Promise<number[]> {
  const times: number[] = [];
  for (const [, act] of steps) {
    await page.evaluate('seen.length = 0');
    await act(page);
    await page.waitForTimeout(settleMs);
    times.push(await page.evaluate<number>('Math.max(0, ...seen)'));
  }
  return times;
}
