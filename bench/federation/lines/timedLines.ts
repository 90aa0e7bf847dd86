import { launchBrowser } from '../browser/browser';
import { heapAfterAll } from '../browser/visits';
import type { PageLoad } from '../coldLoad';
import type { BenchParts, FederationBench } from '../parts';
import { inRounds } from '../rounds';
import { coldDeepLinks, coldLogins, firstSwitches, type Series } from '../timed';
import { type SectionName, sectionNames, variantNames } from '../variants';
import { each, type Line, ratioLine } from './lines';
import { paintLines } from './paintLines';

/** Their contents are timed beside every variant; of the others, what is seen first. */
const timedSections: readonly SectionName[] = ['user', 'company'];
/** Against the strongest monolith the difference is small, so it is looked at more often: 17 times for 11. */
const strictRounds = 6;
const heapRounds = 3;
/** The variants that are measured without a monolith by webpack. */
const beside = ['vatio', 'vite'] as const;
/** Adds the webpack monolith whose document is its own: there is no time for both. */
const seenBeside = [...beside, 'webpack'] as const;
const ownMachine = { name: 'as it is', latencyMs: 0, megabits: undefined, slowdown: 1 };

interface TimedOptions extends BenchParts, FederationBench {
  readonly rounds: number;
}

/** Timings, each beside the other variants in the same rounds. */
export async function timedLines(options: TimedOptions): Promise<Line[]> {
  return [
    ...(await deepLinkLines(options)),
    ...(await loginLines(options)),
    ...(await switchLines(options)),
    ...(await heapLines(options)),
  ];
}

async function deepLinkLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const section of sectionNames) {
    say(`Cold deep links to ${section}...`);
    const isTimed = timedSections.includes(section);
    const comparison = isTimed
      ? { names: variantNames, rounds: rounds + strictRounds }
      : { names: seenBeside, rounds };
    const all = await coldDeepLinks(bench, section, comparison);
    if (isTimed) lines.push(...contentLines(section, all));
    lines.push(...paintLines(section, all));
  }
  return lines;
}

const contentLines = (section: SectionName, series: readonly Series<PageLoad>[]): Line[] =>
  series.flatMap(({ profile, byVariant }) => {
    const times = each(byVariant, ({ contentMs }) => contentMs);
    const what = (other: string) => `cold deep link to ${section}, ${profile}: Vatio / ${other}`;
    return [
      ratioLine({ what: what('Vite'), limit: 1, aim: 0.9 }, times),
      ratioLine({ what: what('composed'), limit: 1.12, aim: 1 }, times, 'composed'),
      ratioLine({ what: what('webpack'), limit: 1.02, aim: 1 }, times, 'webpack'),
    ];
  });

async function loginLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  say('The login page...');
  const all = await coldLogins(bench, { names: seenBeside, rounds });
  const lines = all.map(({ profile, byVariant }) => {
    const what = `cold login page, ${profile}: Vatio / Vite`;
    const times = each(byVariant, ({ contentMs }) => contentMs);
    return ratioLine({ what, limit: 1.03, aim: 0.97 }, times);
  });
  return [...lines, ...paintLines('the login page', all)];
}

async function switchLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [hoverMs, words, limit] of [
    [0, 'no hover', 1.1],
    [250, 'hovered 250 ms before', 1.05],
  ] as const) {
    say(`The first switch to a section, ${words}...`);
    const all = await firstSwitches(bench, hoverMs, { names: beside, rounds });
    for (const { profile, byVariant } of all) {
      const what = `first switch to a section, ${words}, ${profile}: Vatio / Vite`;
      lines.push(ratioLine({ what, limit, aim: 1 }, byVariant));
    }
  }
  return lines;
}

async function heapLines({ bench, program, stop, say }: TimedOptions): Promise<Line[]> {
  say('The heap after all five sections...');
  // A separate browser: contexts of one share a heap's free room.
  const browser = await launchBrowser(program, stop);
  try {
    const open = (name: 'vatio' | 'vite') => ({
      url: bench.variants[name]('user'),
      profile: ownMachine,
      token: bench.token,
    });
    const heaps = await inRounds(heapRounds, {
      vatio: () => heapAfterAll(browser, open('vatio')),
      vite: () => heapAfterAll(browser, open('vite')),
    });
    const what = 'heap after all five sections: Vatio / Vite';
    return [ratioLine({ what, limit: 1.1, aim: 1 }, heaps)];
  } finally {
    await browser.close();
  }
}
