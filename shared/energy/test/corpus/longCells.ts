import { commonDay, commonHeader, cupsA, noCurve, text, utf8, whole } from './build';
import type { CorpusCase } from './corpusCase';

const long = 60_000;
const spaces = ' '.repeat(long);
const good = commonDay('01/10/2026');

const header = (title: string): CorpusCase => ({
  name: `a title of sixty thousand characters: ${title.slice(0, 4)}…${title.slice(-4)}`,
  bytes: utf8(
    text(`${commonHeader};${title}`, ...good.map((line) => `${line};`), `${cupsA};mal;1;0,2;R;`),
  ),
  expect: { ...whole(), problems: ['bad-date@26'], rejected: 1 },
});

const hours = Array.from({ length: 24 }, (_, i) => `H${i + 1}`).join(';');

const matrixTitle = (title: string): CorpusCase => ({
  name: `a matrix with a title of sixty thousand characters: ${title.slice(0, 4)}…`,
  bytes: utf8(text(`Fecha;${hours};${title}`, `01/10/2026${';0,2'.repeat(24)};`)),
  expect: { ...whole({ cups20: null, kwh: 4.8 }), problems: ['unit-assumed@1'] },
});

const cell = (name: string, lineText: string, code: string): CorpusCase => ({
  name: `a cell of sixty thousand characters: ${name}`,
  bytes: utf8(text(commonHeader, ...good, lineText)),
  expect: { ...whole(), problems: [`${code}@26`], rejected: 1 },
});

/** Text that an expression with several repetitions would try from each beginning, for days. */
export const longCells: readonly CorpusCase[] = [
  ...['H', 'Consumo', '_', '(', '0', '1a'].map((start) => header(`${start}${spaces}x`)),
  header(`x${'_'.repeat(long)}x`),
  header('H'.repeat(long)),
  ...['H1', 'h', '0', '00:00', '12-'].map((start) => matrixTitle(`${start}${spaces}x`)),
  matrixTitle(`H${'0'.repeat(long)}x`),
  matrixTitle(`x${'_'.repeat(long)}(`),
  cell('the date', `${cupsA};01/10/2026${spaces}x;1;0,2;R`, 'bad-date'),
  cell('digits as a date', `${cupsA};${'1'.repeat(long)};1;0,2;R`, 'bad-date'),
  cell('the hour', `${cupsA};02/10/2026;1${spaces}:;0,2;R`, 'bad-hour'),
  cell('a range of hours', `${cupsA};02/10/2026;00:00${spaces}-;0,2;R`, 'bad-hour'),
  cell('digits', `${cupsA};02/10/2026;1;${'0'.repeat(long)};R`, 'not-a-number'),
  cell('digits and a mark', `${cupsA};02/10/2026;1;0,${'0'.repeat(long)};R`, 'not-a-number'),
  cell('marks', `${cupsA};02/10/2026;1;1${'.000'.repeat(long / 4)};R`, 'not-a-number'),
  cell('minus and marks', `${cupsA};02/10/2026;1;-${'.'.repeat(long)};R`, 'not-a-number'),
  cell('a formula', `${cupsA};02/10/2026;1;=${'('.repeat(long)};R`, 'formula'),
  cell('the CUPS', `ES${'0 -'.repeat(long / 3)};02/10/2026;1;0,2;R`, 'bad-cups'),
  cell('a quote that is not closed', `"${'""'.repeat(long / 2)};1;0,2;R`, 'broken-quotes'),
  {
    name: 'a cell of a hundred thousand characters',
    bytes: utf8(text(`${commonHeader};H${' '.repeat(100_000)}x`, ...good)),
    expect: noCurve('line-too-long', 1),
  },
  {
    name: 'a bracket and sixty thousand spaces as a beginning',
    bytes: utf8(text(`[${spaces}x`, 'a')),
    expect: noCurve('json'),
  },
];
