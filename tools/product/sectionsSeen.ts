import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

const pollMs = 50;
const limitMs = 2000;

/**
 * Waits until the host offers every section of its configuration, so that the page that is opened
 * first is whole. Not for long: a section that cannot be offered is the host's to report.
 */
export async function sectionsSeen(url: string, configFile: string): Promise<void> {
  const limit = Date.now() + limitMs;
  const expected = await configured(configFile);
  if (expected === 0) return;
  while (Date.now() < limit && (await offered(url)) < expected) await delay(pollMs);
}

const configured = (file: string): Promise<number> =>
  readFile(file, 'utf8').then(
    (text) => Object.keys(JSON.parse(text).sections).length,
    () => 0,
  );

async function offered(url: string): Promise<number> {
  try {
    const { sections } = JSON.parse(await (await fetch(`${url}/sections.json`)).text());
    return sections.length;
  } catch {
    return 0;
  }
}
