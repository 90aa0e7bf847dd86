import { type Profile, quickLine, slowLine } from './browser/browser';
import { firstSwitch, loginPage, places } from './browser/visits';
import { coldLoad, type PageLoad } from './coldLoad';
import type { Bench } from './parts';
import { inRounds } from './rounds';
import type { SectionName, VariantName } from './variants';

/** The measurements of each variant on one line: one value a round. */
export interface Series<T> {
  readonly profile: string;
  readonly byVariant: ReadonlyMap<string, readonly T[]>;
}

const lines: readonly Profile[] = [slowLine, quickLine];

interface Comparison {
  readonly names: readonly VariantName[];
  readonly rounds: number;
}

async function onEachLine<T>(
  { names, rounds }: Comparison,
  measure: (name: VariantName, profile: Profile) => Promise<T>,
): Promise<Series<T>[]> {
  const series: Series<T>[] = [];
  for (const profile of lines) {
    const cases = Object.fromEntries(names.map((name) => [name, () => measure(name, profile)]));
    series.push({ profile: profile.name, byVariant: await inRounds(rounds, cases) });
  }
  return series;
}

/** Cold deep links to a section, signed in. */
export const coldDeepLinks = (
  { browser, variants, token }: Bench,
  section: SectionName,
  comparison: Comparison,
): Promise<Series<PageLoad>[]> =>
  onEachLine(comparison, (name, profile) =>
    coldLoad(browser, { url: variants[name](section), profile, token, ...places[section] }),
  );

/** The login page, with an empty cache. */
export const coldLogins = (
  { browser, variants }: Bench,
  comparison: Comparison,
): Promise<Series<PageLoad>[]> =>
  onEachLine(comparison, (name, profile) =>
    coldLoad(browser, { url: variants[name]('user'), profile, token: undefined, ...loginPage }),
  );

/** The first time that a section is gone to from another one. */
export const firstSwitches = (
  { browser, variants, token }: Bench,
  hoverMs: number,
  comparison: Comparison,
): Promise<Series<number>[]> =>
  onEachLine(comparison, (name, profile) =>
    firstSwitch(browser, { url: variants[name]('user'), profile, token }, hoverMs),
  );
