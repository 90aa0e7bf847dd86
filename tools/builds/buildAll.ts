import { liveLine, secondsSince } from '../console/progress.mjs';
import type { Stop } from '../process/stopSignals.mjs';
import { root } from '../root';
import { buildUnit } from './buildUnit';
import { limited } from './limited';
import { findUnits, isUpToDate, type Unit } from './units';

const atOnce = 2;

/** The result of one unit; `ms` is 0 when it was already up to date. */
export interface Built {
  readonly unit: Unit;
  readonly ms: number;
}

export interface BuildOptions {
  readonly stop: AbortSignal;
  /** Builds also what has not changed. */
  readonly force?: boolean;
  /** Builds one unit; the default runs the real build. */
  readonly build?: (unit: Unit, stop: AbortSignal) => Promise<string>;
}

/** Builds under way: one promise for each unit, and one for all of them. */
export interface Builds {
  /** Rejects with the first failure, when no build runs any more. */
  readonly all: Promise<readonly Built[]>;
  of(name: string): Promise<Built>;
}

/**
 * Builds what has changed, at most two at once, and says so line by line. The first failure stops
 * the others: what one reads is then about the thing to repair.
 */
export function buildAll(units: readonly Unit[], options: BuildOptions): Builds {
  const { force = false, build = buildUnit } = options;
  const failed = new AbortController();
  const stop = AbortSignal.any([options.stop, failed.signal]);
  const running = new Set<string>();
  const startedAt = Date.now();
  const live = liveLine(() =>
    running.size === 0 ? '' : `Building ${[...running].join(', ')}... ${secondsSince(startedAt)}`,
  );

  const one = async (unit: Unit): Promise<Built> => {
    stop.throwIfAborted();
    if (!force && (await isUpToDate(unit))) return { unit, ms: 0 };
    running.add(unit.name);
    const begin = Date.now();
    const output = await build(unit, stop);
    running.delete(unit.name);
    live.print(`Built ${unit.name.padEnd(18)}${secondsSince(begin).padStart(7)}`);
    if (output.trim()) live.print(output.trim());
    return { unit, ms: Date.now() - begin };
  };

  const orEndAll = async (unit: Unit) => {
    try {
      return await one(unit);
    } catch (error) {
      failed.abort(error);
      throw error;
    }
  };

  const place = limited(atOnce);
  const promises = new Map(units.map((unit) => [unit.name, place(() => orEndAll(unit))]));
  const settled = Promise.allSettled(promises.values());
  const all = Promise.all(promises.values())
    .catch(async (error) => {
      await settled;
      throw error;
    })
    .finally(live.end);
  all.catch(() => undefined);
  return {
    all,
    of: (name) => promises.get(name) ?? Promise.reject(new Error(`There is no unit «${name}».`)),
  };
}

/** Builds what has changed of the product. */
export const buildProduct = async (stop: Stop): Promise<readonly Built[]> =>
  buildAll(await findUnits(root), { stop: stop.gentle }).all;
