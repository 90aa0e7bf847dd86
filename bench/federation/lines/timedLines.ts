import { launchBrowser } from '../browser/browser';
import { growthOverSwitches, heapAfterAll } from '../browser/visits';
import type { BenchParts, FederationBench } from '../parts';
import { inRounds } from '../rounds';
import { coldDeepLinks, coldLogins, firstSwitches, warmReloads } from '../timed';
import { type SectionName, sectionNames, variantNames } from '../variants';
import { each, type Line, ratioLine } from './lines';
import { paintLines } from './paintLines';

/** Their contents are timed beside every variant; of the others, what is seen first. */
const timedSections = ['user', 'company'] as const;
const isTimed = (name: SectionName) => timedSections.some((timed) => timed === name);
/** Against the strongest monolith the difference is small, so it is looked at more often: 17 times for 11. */
const strictRounds = 6;
const heapRounds = 3;
const switches = 200;
/** What is measured without a monolith by webpack. */
const beside = ['vatio', 'vite'] as const;
/** Of the monoliths by webpack, the one whose document is its own: there is no time for both. */
const seenBeside = [...beside, 'webpack'] as const;
const ownMachine = { name: 'as it is', latencyMs: 0, megabits: undefined, slowdown: 1 };

interface TimedOptions extends BenchParts, FederationBench {
  readonly rounds: number;
}

/** How long things take, each beside the other variants in the same rounds. */
export async function timedLines(options: TimedOptions): Promise<Line[]> {
  return [
    ...(await deepLinkLines(options)),
    ...(await furtherPaintLines(options)),
    ...(await loginLines(options)),
    ...(await switchLines(options)),
    ...(await reloadLines(options)),
    ...(await heapLines(options)),
  ];
}

async function deepLinkLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const section of timedSections) {
    say(`Cold deep links to ${section}...`);
    const all = await coldDeepLinks(bench, section, {
      names: variantNames,
      rounds: rounds + strictRounds,
    });
    for (const { profile, byVariant } of all) {
      const times = each(byVariant, ({ contentMs }) => contentMs);
      const what = (text: string) => `cold deep link to ${section}, ${profile}: ${text}`;
      lines.push(
        ratioLine({ what: what('Vatio / Vite'), limit: 1, aim: 0.9 }, times, ['vatio', 'vite']),
        ratioLine({ what: what('Vatio / composed'), limit: 1.12, aim: 1 }, times, [
          'vatio',
          'composed',
        ]),
        ratioLine({ what: what('Vatio / webpack'), limit: 1.02, aim: 1 }, times, [
          'vatio',
          'webpack',
        ]),
        ratioLine({ what: what('default / Vatio'), limit: 1.6, isLeast: true }, times, [
          'default',
          'vatio',
        ]),
      );
    }
    lines.push(...paintLines(section, all));
  }
  return lines;
}

async function furtherPaintLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const section of sectionNames.filter((name) => !isTimed(name))) {
    say(`What is seen first of ${section}...`);
    const all = await coldDeepLinks(bench, section, { names: seenBeside, rounds });
    lines.push(...paintLines(section, all));
  }
  return lines;
}

async function loginLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  say('The login page...');
  const all = await coldLogins(bench, { names: seenBeside, rounds });
  const contentLines = all.map(({ profile, byVariant }) =>
    ratioLine(
      { what: `cold login page, ${profile}: Vatio / Vite`, limit: 1.03, aim: 0.97 },
      each(byVariant, ({ contentMs }) => contentMs),
      ['vatio', 'vite'],
    ),
  );
  return [...contentLines, ...paintLines('the login page', all)];
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
      lines.push(ratioLine({ what, limit, aim: 1 }, new Map(byVariant), ['vatio', 'vite']));
    }
  }
  return lines;
}

async function reloadLines({ bench, rounds, say }: TimedOptions): Promise<Line[]> {
  const lines: Line[] = [];
  for (const section of timedSections) {
    say(`Reloads of ${section}...`);
    const all = await warmReloads(bench, section, { names: beside, rounds });
    for (const { profile, byVariant } of all) {
      const what = `warm reload of ${section}, ${profile}: Vatio / Vite`;
      lines.push(ratioLine({ what, limit: 1, aim: 0.7 }, byVariant, ['vatio', 'vite']));
    }
  }
  return lines;
}

async function heapLines({ bench, program, stop, say }: TimedOptions): Promise<Line[]> {
  say(`The heap after all five sections, and over ${switches} switches...`);
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
    const growth = await growthOverSwitches(browser, open('vatio'), switches);
    return [
      ratioLine({ what: 'heap after all five sections: Vatio / Vite', limit: 1.1, aim: 1 }, heaps, [
        'vatio',
        'vite',
      ]),
      {
        what: `growth of the heap over ${switches} switches`,
        value: growth * 100,
        unit: '%',
        limit: 5,
      },
    ];
  } finally {
    await browser.close();
  }
}
