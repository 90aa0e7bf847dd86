import fc from 'fast-check';
import { corpus } from '../../test/corpus';
import { commonDay, commonHeader, cupsA, text, utf8 } from '../../test/corpus/build';
import { curveReader, type FileDay, type FileProblem, readCurveFile } from './index';

function* cutAt(bytes: Uint8Array, sizes: readonly number[]): Generator<Uint8Array> {
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    const size = sizes[i % sizes.length] ?? 1;
    yield bytes.slice(at, at + size);
    at += size;
  }
}

it('it does not matter where a file is cut into pieces', () => {
  const sizes = fc.array(
    fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 3000 })),
    { minLength: 1, maxLength: 20 },
  );
  const small = corpus.filter(({ bytes }) => bytes().length < 20_000);
  fc.assert(
    fc.property(fc.constantFrom(...small), sizes, ({ bytes, options }, cuts) => {
      const whole = bytes();
      expect(readCurveFile(cutAt(whole, cuts), options)).toEqual(readCurveFile(whole, options));
    }),
    { numRuns: 300 },
  );
});

it('a long line is found wherever the pieces end', () => {
  for (const { bytes } of corpus.filter((file) => file.bytes().length >= 20_000)) {
    const whole = bytes();
    for (const size of [997, 65_536]) {
      expect(readCurveFile(cutAt(whole, [size]))).toEqual(readCurveFile(whole));
    }
  }
});

it('whatever the bytes are, it does not throw and reads nothing', () => {
  const start = fc.constantFrom('', `${commonHeader}\r\n`, '\xff\xfe', 'CUPS;Fecha\n');
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 3000 }), (before, noise) => {
      const head = Uint8Array.from(before, (character) => character.charCodeAt(0));
      const { days, summary } = readCurveFile([head, noise]);
      expect(days).toEqual([]);
      expect(summary.points).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

/** Damage that a person could do to a file. */
interface Mutation {
  readonly at: number;
  readonly kind: 'replace' | 'insert' | 'remove' | 'repeat';
  readonly text: string;
  readonly length: number;
}

const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(),
  kind: fc.constantFrom(
    'replace' as const,
    'insert' as const,
    'remove' as const,
    'repeat' as const,
  ),
  text: fc.constantFrom('"', ';', ',', '.', '0', '25', '\n', '\r', '\0', 'é', '-', '=', ' ', '/'),
  length: fc.integer({ min: 1, max: 60 }),
});

function mutate(content: string, { at, kind, text: other, length }: Mutation): string {
  const i = at % (content.length + 1);
  const [before, after] = [content.slice(0, i), content.slice(i)];
  if (kind === 'replace') return before + other + after.slice(1);
  if (kind === 'insert') return before + other + after;
  if (kind === 'remove') return before + after.slice(length);
  return before + after.slice(0, length) + after;
}

const dayMs = 86_400_000;

/** The numbers in a line, as a person would read them. */
function numbersIn(line: string): number[] {
  return line
    .split(/[;"\t]/)
    .flatMap((cell) => [cell.replace(',', '.'), cell.replaceAll('.', '').replace(',', '.')])
    .map((cell) => Number(cell.trim()));
}

const daysIn = (line: string) =>
  [...line.matchAll(/(\d{1,2})[/-](\d{1,2})[/-](\d{4})/g)].map(([, day = '', month = '', year]) =>
    Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00Z`),
  );

/** The errors of a reading: its line must have that value for that day. */
function doubtsOf({ date, kwh }: FileDay, slot: number, line = ''): string[] {
  const value = kwh[slot] as number;
  // 00:00 belongs to the day before.
  const written = Date.parse(`${date}T00:00:00Z`);
  const isThatDay = [written, written + dayMs].includes(daysIn(line)[0] as number);
  return isThatDay && numbersIn(line).includes(value)
    ? []
    : [`${date} ${slot}: ${value} «${line}»`];
}

it('a damaged file does not throw, and every reading is in the line that it says', () => {
  const original = text(
    ...commonDay('24/10/2026'),
    ...commonDay(
      '25/10/2026',
      Array.from({ length: 25 }, (_, i) => i + 1),
    ),
  );
  fc.assert(
    fc.property(fc.array(mutation, { minLength: 1, maxLength: 8 }), (mutations) => {
      const content = text(commonHeader) + mutations.reduce(mutate, original);
      const { days, summary } = readCurveFile(utf8(content)());
      const lines = content.split(/\r\n|\r|\n/);
      const doubts: string[] = [];
      const used: number[] = [];
      for (const day of days) {
        day.lines.forEach((number, slot) => {
          if (number !== 0) doubts.push(...doubtsOf(day, slot, lines[number - 1]));
          if (number !== 0) used.push(number);
        });
      }
      expect(doubts).toEqual([]);
      expect(new Set(used).size).toBe(used.length);
      expect(used).toHaveLength(summary.points.reduce((sum, point) => sum + point.readings, 0));
      expect(used.length + summary.rejected).toBeLessThanOrEqual(summary.rows);
    }),
    { numRuns: 500 },
  );
});

it('no damage to any file of the corpus makes it throw', () => {
  const small = corpus.map(({ bytes }) => bytes()).filter(({ length }) => length < 20_000);
  const damage = fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 20 });
  fc.assert(
    fc.property(fc.constantFrom(...small), damage, (bytes, changes) => {
      const damaged = bytes.slice();
      for (const [at, byte] of changes) damaged[at % (damaged.length || 1)] = byte;
      const { summary, problems } = readCurveFile(damaged);
      expect(problems.some(({ severity }) => severity === 'fatal')).toBe(!summary.isReadable);
    }),
    { numRuns: 500 },
  );
});

it('gives a day as soon as the next one begins', () => {
  const given: string[] = [];
  const reader = curveReader({ onDay: ({ date }) => given.push(date), onProblem: () => undefined });
  for (let day = 1; day <= 30; day++) {
    const lines = commonDay(`${day}/06/2026`);
    reader.push(utf8(text(...(day === 1 ? [commonHeader] : []), ...lines))());
  }
  expect(given.length).toBeGreaterThanOrEqual(28);
  reader.end();
  expect(new Set(given).size).toBe(30);
  expect(given).toHaveLength(30);
});

it('tells a thousand problems, and counts the others', () => {
  const lines = Array.from({ length: 2_500 }, () => `${cupsA};31/02/2026;1;0,200;R`);
  const problems: FileProblem[] = [];
  const reader = curveReader({
    onDay: () => undefined,
    onProblem: (problem) => problems.push(problem),
  });
  reader.push(utf8(text(commonHeader, ...lines))());
  const summary = reader.end();
  expect(problems).toHaveLength(1_000);
  expect(summary).toMatchObject({ rows: 2_500, rejected: 2_500, isReadable: true });
  expect(summary.problemCounts).toEqual({ 'bad-date': 2_500 });
});

it('tells a wrong CUPS once, and counts its lines', () => {
  const lines = commonDay('01/10/2026', undefined, 'ES0021123456789012SR');
  const { problems, summary } = readCurveFile(utf8(text(commonHeader, ...lines))());
  expect(problems).toHaveLength(1);
  expect(summary).toMatchObject({ rejected: 24, problemCounts: { 'bad-cups': 24 } });
});

it('a file of lines that end with CR has no line too long, byte by byte', () => {
  const day = `${commonDay('01/10/2026').join('\r')}\r`;
  const bytes = utf8(`${commonHeader}\r${day.repeat(300)}`)();
  const { summary } = readCurveFile(cutAt(bytes, [1]));
  expect(bytes.length).toBeGreaterThan(262_144);
  expect(summary).toMatchObject({ rows: 7_200, isReadable: true });
});

it('says where each wrong cell is, and what it says', () => {
  const file = text(
    'CUPS;Fecha;Hora;Energía (kWh);Método',
    `${cupsA};31/02/2026;1;0,200;R`,
    `${cupsA};01/10/2026;7h;0,200;R`,
    `${cupsA};01/10/2026;8;${'9'.repeat(100)}x;R`,
  );
  const inUtf8 = readCurveFile(utf8(file)()).problems;
  expect(inUtf8).toMatchObject([
    { line: 2, column: 'Fecha', value: '31/02/2026', severity: 'error' },
    { line: 3, column: 'Hora', value: '7h' },
    { line: 4, column: 'Energía (kWh)', value: `${'9'.repeat(40)}…` },
  ]);
  const headerless = text(
    `${cupsA}0F;2026/10/01 01:00;1;200;0`,
    `${cupsA}0F;2026/10/01 02:00;1;x;0`,
  );
  expect(readCurveFile(utf8(headerless)()).problems).toMatchObject([
    { line: 2, column: 'columna 4', value: 'x' },
  ]);
});

it('lists what is missing, from and to', () => {
  const kept = commonDay('01/10/2026').filter((line) => !/;(5|6|9);/.test(line));
  const [point] = readCurveFile(utf8(text(commonHeader, ...kept))()).summary.points;
  const local = (hour: number) => Date.UTC(2026, 8, 30, 22 + hour);
  expect(point?.missing).toBe(3);
  expect(point?.gaps).toEqual([
    { fromMs: local(4), toMs: local(6) },
    { fromMs: local(8), toMs: local(9) },
  ]);
});

it('shows a summary of nothing for a file that is no curve', () => {
  const days: FileDay[] = [];
  const reader = curveReader({ onDay: (day) => days.push(day), onProblem: () => undefined });
  expect(reader.end()).toEqual({
    format: null,
    encoding: 'utf-8',
    isReadable: false,
    points: [],
    rows: 0,
    rejected: 0,
    problemCounts: { empty: 1 },
    isHourBeginning: false,
  });
  expect(days).toEqual([]);
});

it.each([
  ['line ends', '\n', 'too-many-lines'],
  ['headers', 'Fecha;Hora;Consumo_kWh\n', 'too-many-odd-lines'],
])('stops at a file of endless %s', (_, line, code) => {
  const problems: string[] = [];
  const reader = curveReader({
    onDay: () => {},
    onProblem: (problem) => problems.push(problem.code),
  });
  reader.push(Buffer.from('Fecha;Hora;Consumo_kWh\n01/10/2026;1;0,2\n'));
  const piece = Buffer.from(line.repeat(100_000));
  for (let n = 0; n < 40 && !reader.isFatal(); n += 1) reader.push(piece);
  expect(reader.isFatal()).toBe(true);
  expect(problems.at(-1)).toBe(code);
});
