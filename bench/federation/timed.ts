import type { Token } from '@vatio/contracts/session';
import { type Browser, type Profile, quickLine, slowLine } from './browser/browser';
import { firstSwitch, places, warmReload } from './browser/visits';
import { coldLoad, type PageLoad } from './coldLoad';
import { type Cases, inRounds } from './rounds';
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
const password = 'input[autocomplete=current-password]';

async function onEachLine<T>(
  rounds: number,
  casesOf: (profile: Profile) => Cases<T>,
): Promise<Series<T>[]> {
  const series: Series<T>[] = [];
  for (const profile of lines) {
    series.push({ profile: profile.name, byVariant: await inRounds(rounds, casesOf(profile)) });
  }
  return series;
}

const casesOf = <T>(
  names: readonly VariantName[],
  measure: (name: VariantName) => Promise<T>,
): Cases<T> => Object.fromEntries(names.map((name) => [name, () => measure(name)]));

/** Cold deep links to a section, signed in. */
export const coldDeepLinks = (
  { browser, variants, token }: Bench,
  section: SectionName,
  { names, rounds }: { names: readonly VariantName[]; rounds: number },
): Promise<Series<PageLoad>[]> =>
  onEachLine(rounds, (profile) =>
    casesOf(names, (name) => {
      const url = variants[name](section);
      return coldLoad(browser, { url, profile, token, ...places[section] });
    }),
  );

/** The login page, with an empty cache. */
export const coldLogins = (
  { browser, variants }: Bench,
  names: readonly VariantName[],
  rounds: number,
): Promise<Series<PageLoad>[]> =>
  onEachLine(rounds, (profile) =>
    casesOf(names, (name) =>
      coldLoad(browser, {
        url: variants[name]('user'),
        profile,
        token: undefined,
        path: '/login',
        content: password,
      }),
    ),
  );

/** The first time that a section is gone to from another one. */
export const firstSwitches = (
  { browser, variants, token }: Bench,
  names: readonly VariantName[],
  { rounds, hoverMs }: { rounds: number; hoverMs: number },
): Promise<Series<number>[]> =>
  onEachLine(rounds, (profile) =>
    casesOf(names, (name) =>
      firstSwitch(browser, { url: variants[name]('user'), profile, token }, hoverMs),
    ),
  );

/** A section, reloaded. */
export const warmReloads = (
  { browser, variants, token }: Bench,
  names: readonly VariantName[],
  { rounds, section }: { rounds: number; section: SectionName },
): Promise<Series<number>[]> =>
  onEachLine(rounds, (profile) =>
    casesOf(names, (name) =>
      warmReload(browser, { url: variants[name](section), profile, token }, places[section]),
    ),
  );
