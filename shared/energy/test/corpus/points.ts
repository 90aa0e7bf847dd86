import { commonDay, commonHeader, cupsA, cupsB, firstOfOctober, text, utf8, whole } from './build';
import type { CorpusCase } from './corpusCase';

const first = commonDay('01/10/2026');
const second = commonDay('02/10/2026');
const twoDays = { readings: 48, kwh: 15.12, end: '2026-10-02T22:00:00Z' };
const pointB = { ...firstOfOctober, cups20: cupsB };
const dayOfB = commonDay('01/10/2026', undefined, cupsB);

/** Supply points and repeated lines. */
export const points: readonly CorpusCase[] = [
  {
    name: 'two CUPS, one after the other',
    bytes: utf8(text(commonHeader, ...first, ...dayOfB)),
    expect: { points: [firstOfOctober, pointB], problems: [] },
  },
  {
    name: 'a thousand blank lines before the header',
    bytes: utf8('\r\n'.repeat(1_000) + text(commonHeader, ...first, first[3] ?? '')),
    expect: { ...whole({ repeated: 1 }), problems: ['repeated@1026'] },
  },
  {
    name: 'two CUPS, line by line',
    bytes: utf8(text(commonHeader, ...first.flatMap((line, i) => [line, dayOfB[i] ?? '']))),
    expect: { points: [firstOfOctober, pointB], problems: [] },
  },
  {
    name: 'a CUPS of 20 and of 22 characters is one point',
    bytes: utf8(text(commonHeader, ...first, ...commonDay('02/10/2026', undefined, `${cupsA}1P`))),
    expect: { ...whole(twoDays), problems: [] },
  },
  {
    name: 'wrong CUPS: each is told once, and every line is left out',
    bytes: utf8(
      text(
        commonHeader,
        ...first,
        ...commonDay('02/10/2026', [1, 2, 3], 'ES0021123456789012SR'),
        ...commonDay('02/10/2026', [1], 'ES002112345678901'),
        ...commonDay('02/10/2026', [2], '=A1'),
      ),
    ),
    expect: { ...whole(), problems: ['bad-cups@26', 'bad-cups@29', 'formula@30'], rejected: 5 },
  },
  {
    name: 'a file of another point than the one it was brought for',
    bytes: utf8(text(commonHeader, ...first)),
    options: { cups: cupsB },
    expect: { ...whole(), problems: ['other-cups@2'] },
  },
  {
    name: 'brought for a point that cannot be',
    bytes: utf8(text(commonHeader, ...first)),
    options: { cups: 'ES00' },
    expect: { ...whole(), problems: ['caller-cups'] },
  },
  {
    name: 'the same line twice',
    bytes: utf8(text(commonHeader, ...first, first[3] ?? '')),
    expect: { ...whole({ repeated: 1 }), problems: ['repeated@26'] },
  },
  {
    name: 'the same hour with another value',
    bytes: utf8(text(commonHeader, ...first, `${cupsA};01/10/2026;4;0,999;R`, ...second)),
    expect: { ...whole(twoDays), problems: ['conflict@26'], rejected: 1 },
  },
  {
    name: 'the same file twice, with its header',
    bytes: utf8([1, 2].map(() => text(commonHeader, ...first, ...second)).join('\ufeff')),
    expect: {
      ...whole({ ...twoDays, repeated: 48 }),
      problems: ['header-again@50', 'repeated@51'],
    },
  },
  {
    name: 'another value for a day that went by long ago',
    bytes: utf8(
      text(
        commonHeader,
        ...first,
        ...second,
        ...commonDay('03/10/2026'),
        `${cupsA};01/10/2026;24;0,999;R`,
      ),
    ),
    expect: {
      ...whole({ readings: 72, kwh: 22.68, end: '2026-10-03T22:00:00Z' }),
      problems: ['conflict@74'],
      rejected: 1,
    },
  },
  {
    name: 'an hour that comes when its day has gone by',
    bytes: utf8(
      text(
        commonHeader,
        ...first.filter((line) => !line.includes(';12;')),
        ...second,
        ...first.filter((line) => line.includes(';12;')),
      ),
    ),
    expect: { ...whole(twoDays), problems: [], slots: { '2026-10-01 11': 0.31 } },
  },
  {
    name: 'lines in order of hour, not of day',
    bytes: utf8(text(commonHeader, ...first.flatMap((line, i) => [line, second[i] ?? '']))),
    expect: { ...whole(twoDays), problems: [] },
  },
  {
    name: 'cells are missing, and cells are too many',
    bytes: utf8(
      text(
        commonHeader,
        ...first,
        `${cupsA};02/10/2026;1`,
        `${cupsA};02/10/2026;1;0,2;R;;`,
        `${cupsA};02/10/2026;2;0,2;R;;x`,
      ),
    ),
    expect: {
      ...whole({ readings: 25, kwh: 7.76, end: '2026-10-01T23:00:00Z' }),
      problems: ['missing-cells@26', 'extra-cells@28'],
      rejected: 2,
    },
  },
];
