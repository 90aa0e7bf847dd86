import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';

const run = promisify(execFile);

/** Runs a tool of Poppler; undefined where it is not installed. */
async function poppler(tool: string, ...args: string[]): Promise<string | undefined> {
  try {
    return (await run(tool, args)).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The text of the page's PDF, page after page; undefined where no program reads PDF. */
export async function printed(page: Page, file: string): Promise<readonly string[] | undefined> {
  await writeFile(file, await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  return (await poppler('pdftotext', '-layout', file, '-'))?.split('\f').slice(0, -1);
}

/** Dots an inch of each picture of a PDF; what is drawn as lines has none. */
export async function pictureDots(file: string): Promise<readonly number[]> {
  const list = (await poppler('pdfimages', '-list', file)) ?? '';
  const rows = list.split('\n').slice(2).filter(Boolean);
  return rows.map((row) => Number(row.trim().split(/ +/)[12]));
}

/** The amounts of a printed line, in cents: «Total 1.234,56 0,10» has two. */
export const centsIn = (line: string): readonly number[] =>
  [...line.slice(0, 1000).matchAll(/-?\d[\d.]*,\d\d(?!\d)/g)].map(([text]) =>
    Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100),
  );
