import { longLine } from './browser/browser';
import { loginPage, places } from './browser/visits';
import { coldLoad, type PageLoad } from './coldLoad';
import type { Line } from './lines/lines';
import type { Bench } from './parts';
import { inRounds } from './rounds';
import { type SectionName, sectionNames, type VariantName } from './variants';

/** A busy machine adds some by chance: take the best of a few counts. */
const roundCount = 3;
const names: readonly VariantName[] = ['vatio', 'vite', 'composed'];

/** True for files of the host's page that only sections need, and for the sections' own files. */
const isSectionCode = (path: string) =>
  /^\/remotes\/|^\/assets\/(federation|door-|section)/.test(path);

/**
 * The counts that depend on no machine: bytes, requests and sequential round trips of a cold deep link and
 * of the login page, beside both monoliths.
 */
export async function countedLines(bench: Bench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const section of sectionNames)
    lines.push(...deepLinkLines(section, await count(bench, section)));
  return [...lines, ...loginLines(await countLogin(bench))];
}

type Counts = Readonly<Record<VariantName, PageLoad>>;

const count = ({ browser, variants, token }: Bench, section: SectionName) =>
  best((name) =>
    coldLoad(browser, {
      url: variants[name](section),
      profile: longLine,
      token,
      ...places[section],
    }),
  );

const countLogin = ({ browser, variants }: Bench) =>
  best((name) =>
    coldLoad(browser, {
      url: variants[name]('user'),
      profile: longLine,
      token: undefined,
      ...loginPage,
    }),
  );

async function best(measure: (name: VariantName) => Promise<PageLoad>): Promise<Counts> {
  const cases = Object.fromEntries(names.map((name) => [name, () => measure(name)]));
  const loads = await inRounds(roundCount, cases);
  return Object.fromEntries(
    [...loads].map(([name, list]) => [
      name,
      list.reduce((one, other) => (other.waves < one.waves ? other : one)),
    ]),
  ) as Counts;
}

function deepLinkLines(section: SectionName, { vatio, vite, composed }: Counts): Line[] {
  const of = (fact: (load: PageLoad) => number) => ({
    vatio: fact(vatio),
    vite: fact(vite),
    composed: fact(composed),
  });
  const bytes = of((load) => load.bytes);
  const requests = of(({ paths }) => paths.length);
  const waves = of((load) => load.waves);
  const what = (text: string) => `cold deep link to ${section}, ${text}`;
  const difference = (
    medians: ReturnType<typeof of>,
    other: 'vite' | 'composed',
    goal: Pick<Line, 'unit' | 'limit' | 'aim'>,
  ): Line => ({
    ...goal,
    what: what(`${goal.unit}: Vatio − ${other === 'vite' ? 'Vite' : other}`),
    value: medians.vatio - medians[other],
    medians,
  });
  return [
    {
      what: what('bytes: Vatio / Vite'),
      value: bytes.vatio / bytes.vite,
      unit: '×',
      limit: 1.15,
      aim: 1.03,
      medians: bytes,
    },
    difference(requests, 'vite', { unit: 'requests', limit: 1, aim: 0 }),
    difference(requests, 'composed', { unit: 'requests', limit: 1, aim: 0 }),
    difference(waves, 'vite', { unit: 'round trips', limit: -1, aim: -2 }),
    difference(waves, 'composed', { unit: 'round trips', limit: 0 }),
  ];
}

function loginLines({ vatio, vite }: Counts): Line[] {
  const bytes = { vatio: vatio.bytes, vite: vite.bytes };
  return [
    {
      what: 'cold login page, bytes: Vatio / Vite',
      value: bytes.vatio / bytes.vite,
      unit: '×',
      // Its document holds the page itself, before scripts run (decision 031).
      limit: 1.05,
      aim: 1,
      medians: bytes,
    },
    {
      what: 'cold login page, files that only sections need',
      unit: 'requests',
      limit: 0,
      value: vatio.paths.filter(isSectionCode).length,
    },
  ];
}
