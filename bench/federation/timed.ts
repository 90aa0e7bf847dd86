import type { Token } from '@vatio/contracts/session';
import { type Browser, type Profile, quickLine, slowLine } from './browser/browser';
import { firstSwitch, loginPage, places, warmReload } from './browser/visits';
import { coldLoad, type PageLoad } from './coldLoad';
import { inRounds } from './rounds';
import type { SectionName, VariantName, Variants } from './variants';

/** Where, how and as whom pages are opened. */
export interface Bench {
  readonly browser: Browser;
  readonly variants: Variants;
  readonly token: Token;
}

/** The measurements of each variant on one line: one value a round. */
export interface Series<T> {
  readonly profile: string;
  readonly byVariant: ReadonlyMap<string, readonly T[]>;
}

const lines: readonly Profile[] = [slowLine, quickLine];

/** What is compared, and how often. */
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

/** A section, reloaded. */
export const warmReloads = (
  { browser, variants, token }: Bench,
  section: SectionName,
  comparison: Comparison,
): Promise<Series<number>[]> =>
  onEachLine(comparison, (name, profile) =>
    warmReload(browser, { url: variants[name](section), profile, token }, places[section]),
  );
