import { join, resolve } from 'node:path';
import { runningOn } from '../start/lock';
import type { Arguments } from './arguments';

const usualPort = '3000';

/** The place where one host keeps its sections. */
export interface Place {
  readonly config: string;
  /** The folder of the section store, for when no host runs. */
  readonly store: string;
  /** The address at which the host would answer, without a slash at the end. */
  readonly url: string;
  /** The source of that address, and what to set when it is the wrong one. */
  readonly urlSource: string;
}

/** Finds the place as `npm start` and the host server do, unless the person has named it. */
export function placeOf(
  named: Pick<Arguments, 'config' | 'url'>,
  env: NodeJS.ProcessEnv,
  root: string,
): Place {
  const dataDir = resolve(root, env.DATA_DIR || '.data');
  const { url, urlSource } = addressOf(named.url, dataDir, env.PORT);
  return {
    config: resolve(root, named.config || env.SECTIONS_CONFIG || 'sections.config.json'),
    store: resolve(root, env.SECTION_STORE || join(dataDir, 'sections')),
    url: url.replace(/(?<!\/)\/+$/, ''),
    urlSource,
  };
}

function addressOf(named: string | undefined, dataDir: string, port: string | undefined) {
  if (named) return { url: named, urlSource: 'That address is from --url.' };
  const running = runningOn(dataDir)?.url;
  if (running)
    return { url: running, urlSource: `That address is from the npm start on ${dataDir}.` };
  return {
    url: `http://localhost:${port || usualPort}`,
    urlSource: `No npm start runs on DATA_DIR ${dataDir}, so that is PORT ${port || usualPort}: if yours has another DATA_DIR or PORT, set the same here, or name its address with --url.`,
  };
}
