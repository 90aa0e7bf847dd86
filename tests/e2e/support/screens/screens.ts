import { type Locator, type Page, test } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { expect } from '../../fixtures';
import { expectAccessible } from '../accessible';
import { expectPicture } from '../pictures/expectPicture';
import { shareSeats } from '../pictures/seats';
import { expectDeclared } from '../problems';
import { heading } from './screen';

interface Screen {
  readonly address: string;
  readonly title: string | RegExp;
  /** The viewer's role; an admin by default. */
  readonly role?: Role;
  /** The API's special answers. */
  readonly given?: (page: Page) => Promise<unknown>;
  /** Actions before the picture. */
  readonly when?: (page: Page) => Promise<unknown>;
  readonly allow?: readonly RegExp[];
  /** Its layout changes on a phone: two pictures. */
  readonly isNarrowToo?: boolean;
  /** Pictures of these parts, by their names, instead of a whole page of many metres. */
  readonly parts?: (page: Page) => Readonly<Record<string, Page | Locator>>;
}
export type Screens = Readonly<Record<string, Screen>>;

/** A minute was not enough where two cores draw two long pages. */
const patienceMs = 120_000;

const [wide, narrow] = [1440, 360] as const;
const height = 900;

/**
 * Compares each screen with its pictures in `screens`, wide and, where that is another layout, narrow, and
 * checks it with every rule of axe. All screens of a role are shown in one page; each `*-full` in a cold one.
 *
 * @param prepare answers the section's API requests, always with the same data
 */
export function holdScreens(screens: Screens, prepare: (page: Page) => Promise<unknown>): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const seats = shareSeats();
  test.afterAll(seats.leaveAll);

  for (const [name, screen] of Object.entries(screens)) {
    test(name, async ({ browser, baseURL }) => {
      test.setTimeout(patienceMs);
      const role = screen.role ?? 'admin';
      if (name.endsWith('-full')) await seats.leave(role);
      const seat = await seats.take(browser, role);
      const { page, problems } = seat;
      problems.allow(...(screen.allow ?? []));
      await prepare(page);
      await screen.given?.(page);
      await page.setViewportSize({ width: wide, height });
      await seat.open(baseURL ?? '', screen.address);
      await expect(heading(page, screen.title)).toBeVisible();
      await expectLoaded(page);
      await screen.when?.(page);
      await page.mouse.move(0, 0);
      for (const width of screen.isNarrowToo ? [wide, narrow] : [wide]) {
        await page.setViewportSize({ width, height });
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectPictures(page, screen, `${name}-${width}`);
        await expectAccessible(page, `${name}, ${width} px wide`);
      }
      await expectDeclared(problems);
    });
  }
}

async function expectPictures(page: Page, { parts }: Screen, name: string): Promise<void> {
  // The backdrop of a dialog ends with the window.
  const fullPage = (await page.getByRole('dialog').count()) === 0;
  if (!parts) return expectPicture(page, name, { fullPage });
  for (const [part, target] of Object.entries(parts(page))) {
    await expectPicture(target, `${name}-${part}`);
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

/** Another person saved the record first: saving answers with both versions. */
export const conflict = (address: RegExp, answered: object) => (page: Page) =>
  page.route(address, (route) =>
    /^(PATCH|PUT)$/.test(route.request().method())
      ? route.fulfill({ status: 409, json: answered })
      : route.fallback(),
  );
