import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';

// Another version of the browser draws some edges otherwise; what a person would notice is more.
const tolerance = { maxDiffPixelRatio: 0.002 };

/** What comes late on a busy machine still counts. */
const patienceMs = 5_000;

const still = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/**
 * Compares a page or a part of it with its committed picture; `--update-snapshots` writes that. Equal bytes
 * settle most of them: pixel by pixel is compared only what differs.
 *
 * @param name of the file, without «.png»
 */
export async function expectPicture(
  target: Page | Locator,
  name: string,
  { fullPage = false } = {},
): Promise<void> {
  const file = `${name}.png`;
  const committed = await readFile(test.info().snapshotPath(file)).catch(() => undefined);
  const draw = async () =>
    drawn(await target.screenshot({ ...still, ...(fullPage && { fullPage }) }));
  /** The committed picture as soon as the page shows it, or the first one that stays. */
  const settled = async () => {
    let before: Buffer | undefined;
    for (let now = await draw(); !before?.equals(now); now = await draw()) {
      if (committed?.equals(now)) return now;
      before = now;
      await nextFrames(target);
    }
    return before;
  };

  await fontHasCome(target);
  const end = Date.now() + patienceMs;
  let shown = await settled();
  while (!isAsCommitted(shown, file) && Date.now() < end) shown = await settled();
  expect.soft(shown, name).toMatchSnapshot(file, tolerance);
}

/** Tells without a word: what a busy machine draws late is compared again. */
function isAsCommitted(shown: Buffer | undefined, file: string): boolean {
  try {
    expect(shown).toMatchSnapshot(file, tolerance);
    return true;
  } catch {
    return false;
  }
}

/**
 * Equal pixels have equal bytes, of as many colours as an eye distinguishes: a quarter of what the browser
 * writes.
 */
const drawn = (screenshot: Buffer) =>
  sharp(screenshot).png({ palette: true, quality: 95, dither: 0, compressionLevel: 9 }).toBuffer();

/**
 * Waits for the page's font. One that arrives after the content applies when the tab's visibility changes, so this
 * fires that event. A document whose scripts have not run requests no font.
 */
export async function fontHasCome(target: Page | Locator): Promise<void> {
  const page = 'page' in target ? target.page() : target;
  for (const frame of page.frames()) {
    const asksForIt = frame === page.mainFrame();
    await frame.waitForFunction(fontIsThere, asksForIt, { polling: 100 });
  }
}

/** Runs in the page. */
function fontIsThere(asksForIt: boolean): boolean {
  const hasNoScripts = document.getElementById('root')?.childElementCount === 0;
  if (hasNoScripts || !asksForIt) return true;
  if ([...document.fonts].some(({ family }) => family === 'Inter')) return true;
  document.dispatchEvent(new Event('visibilitychange'));
  return false;
}

/** The page draws what it has noticed two frames later. */
const nextFrames = (target: Page | Locator) =>
  ('page' in target ? target.page() : target).evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
