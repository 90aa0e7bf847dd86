import { join, resolve } from 'node:path';
import { runningOn } from '../start/lock';
import type { Arguments } from './arguments';

const usualUrl = 'http://localhost:3000';

/** Where the sections of one host are kept. */
export interface Place {
  /** The file of sections. */
  readonly config: string;
  /** The folder of the section store, for when no host runs. */
  readonly store: string;
  /** Where the host would answer, without a slash at the end. */
  readonly url: string;
}

/** Finds the place as `npm start` and the host server do, unless the person has named it. */
export function placeOf(
  named: Pick<Arguments, 'config' | 'url'>,
  env: NodeJS.ProcessEnv,
  root: string,
): Place {
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  const url = named.url || runningOn(dataDir)?.url || usualUrl;
  return {
    config: resolve(root, named.config || env.SECTIONS_CONFIG || 'sections.config.json'),
    store: resolve(root, env.SECTION_STORE || join(dataDir, 'sections')),
    url: url.replace(/\/+$/, ''),
  };
}
