import type { Browser, Page } from '@playwright/test';
import { buildSync } from 'esbuild';
import { launchChromium } from '../../tests/e2e/support/chromium';
import type { Figure } from '../figures';

const rounds = 7;

/**
 * A year of quarter-hours painted and zoomed, as the door `charts` draws it, and without sampling.
 *
 * @param program the browser
 */
export async function measureCharts(root: string, program: string): Promise<Figure[]> {
  const script = pageScript(root);
  const browser = await launchChromium(program);
  try {
    const first = await fastest(3, () => inPage(browser, script, (page) => run(page, 'year.ours')));
    const firstPlain = await fastest(3, () =>
      inPage(browser, script, (page) => run(page, 'year.plain')),
    );
    const ours = await inPage(browser, script, (page) => timesOf(page, 'ours'));
    const plain = await inPage(browser, script, (page) => timesOf(page, 'plain'));
    return [
      { what: 'first', ms: first, limitMs: 800, plainMs: firstPlain, limitRatio: 1.5 },
      { what: 'again', ms: ours.again, limitMs: 300, plainMs: plain.again, limitRatio: 1.2 },
      { what: 'a zoom step', ms: ours.step, limitMs: 50, plainMs: plain.step, limitRatio: 1.2 },
    ].map((figure) => ({
      ...figure,
      what: `a year of quarter-hours, ${figure.what}`,
      plain: `every point drawn (${figure.plainMs.toFixed(0)} ms)`,
    }));
  } finally {
    await browser.close();
  }
}

function pageScript(root: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`${root}/bench/charts/page/page.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** A new page, before anything is drawn or compiled. */
async function inPage<T>(browser: Browser, script: string, work: (page: Page) => Promise<T>) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 600 } });
  await page.setContent('<!doctype html><title>Curva</title><body></body>');
  await page.addScriptTag({ content: script });
  const result = await work(page);
  await page.close();
  return result;
}

const run = (page: Page, what: string): Promise<number> => page.evaluate(`${what}()`);

async function timesOf(page: Page, way: 'ours' | 'plain') {
  await run(page, `year.${way}`);
  const again: number[] = [];
  const steps: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    again.push(await run(page, `year.${way}`));
    steps.push(...(await page.evaluate<number[]>(`zoom.${way}()`)).slice(1));
  }
  return { again: median(again), step: median(steps) };
}

async function fastest(count: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < count; round += 1) times.push(await measure());
  return Math.min(...times);
}

const median = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
