import type { Page } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { expect, test } from '../../fixtures';
import { expectAccessible } from '../accessible';
import { answer, hang } from '../api';
import { heading } from './screen';

interface Screen {
  readonly address: string;
  readonly title: string | RegExp;
  /** Who looks at it; an admin unless told. */
  readonly role?: Role;
  /** The API's special answers. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Actions before the picture. */
  readonly when?: (page: Page) => Promise<unknown>;
  readonly allow?: readonly RegExp[];
  /** It is to be seen while it loads. */
  readonly isLoading?: boolean;
}
export type Screens = Readonly<Record<string, Screen>>;

/** What day it is on every picture: contracts end so many days from now. */
const shownNow = new Date('2026-11-20T10:00:00.000Z');

/** The session is open for the page, whose now this is, and for the composition server. */
const secondsLeft = () => 7200 + Math.max(0, (shownNow.getTime() - Date.now()) / 1000);

/** A report has a page of many metres; where two cores draw two of them, a minute was not enough. */
const patienceMs = 240_000;

const [wide, narrow] = [1440, 360] as const;
const height = 900;

/**
 * Compares each screen with its pictures in `screens`, wide and then narrow, and checks it with
 * every rule of axe.
 *
 * @param prepare answers the section's API requests, always with the same data
 */
export function holdScreens(screens: Screens, prepare: (page: Page) => Promise<unknown>): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [name, screen] of Object.entries(screens)) {
    test(name, async ({ page, openAs, allow }) => {
      test.setTimeout(patienceMs);
      allow(...(screen.allow ?? []));
      await page.clock.setFixedTime(shownNow);
      await prepare(page);
      await screen.given?.(page);
      await page.setViewportSize({ width: wide, height });
      await openAs(screen.role ?? 'admin', screen.address, {
        secondsLeft: Math.ceil(secondsLeft()),
      });
      await expect(heading(page, screen.title)).toBeVisible();
      if (!screen.isLoading) await expectLoaded(page);
      await screen.when?.(page);
      await page.mouse.move(0, 0);
      for (const width of [wide, narrow]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        // The backdrop of a dialog ends with the window.
        const fullPage = (await page.getByRole('dialog').count()) === 0;
        const options = { fullPage, timeout: patienceMs / 2 };
        await expect.soft(page).toHaveScreenshot(`${name}-${width}.png`, options);
        await expectAccessible(page, `${name}, ${width} px wide`);
      }
    });
  }
}

const expectLoaded = (page: Page) =>
  expect(page.getByRole('main').getByText(/^Cargando/)).toHaveCount(0);

export const click = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click();

/** Opens a dialog. */
export const ask = (name: string | RegExp) => async (page: Page) => {
  await click(name)(page);
  await expect(page.getByRole('dialog')).toBeVisible();
};

/** Answers that are always the same: where two fit, the last one counts. */
export async function answerAll(
  page: Page,
  answers: readonly (readonly [address: RegExp, json: unknown])[],
): Promise<void> {
  for (const [address, json] of answers) {
    await page.route(address, (route) => route.fulfill({ json: json as object }));
  }
}

/** Ids that are always the same. */
export const idOf = (n: number) => `0199e1a0-0000-7000-8000-${String(n).padStart(12, '0')}`;

/** A page of a list. */
export const list = (rows: readonly unknown[], total = rows.length) => ({ rows, total });

/** The same screen, where the API finds nothing at `path`. */
export const empty = (screen: Screen, path: string): Screen => ({
  ...screen,
  given: (page) => answer(page, path, 200, list([])),
});

/** The same screen in an outage of `path`, in the API's words. */
export const failed = (screen: Screen, path: string): Screen => ({
  ...screen,
  given: (page) =>
    answer(page, path, 503, {
      message: 'El servicio no está disponible en este momento. Inténtalo de nuevo.',
    }),
  allow: [/status of 503/],
});

/** The same list while it loads. */
export const loadingList = (screen: Screen, path: string): Screen => ({
  ...screen,
  isLoading: true,
  given: (page) => hang(page, `api/${path}`),
  when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
});

/** Somebody else was quicker with the record: saving answers with both versions. */
export const conflict = (address: RegExp, answered: object) => (page: Page) =>
  page.route(address, (route) =>
    /^(PATCH|PUT)$/.test(route.request().method())
      ? route.fulfill({ status: 409, json: answered })
      : route.fallback(),
  );
