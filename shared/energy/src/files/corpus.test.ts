import { type CorpusCase, corpus } from '../../test/corpus';
import { type CurveFile, readCurveFile } from './index';

const isoOf = (instantMs: number) => new Date(instantMs).toISOString().replace('.000Z', 'Z');

const problemsOf = ({ problems }: CurveFile) =>
  [...problems]
    .sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
    .map(({ code, line }) => (line === null ? code : `${code}@${line}`));

const pointsOf = ({ summary }: CurveFile) =>
  summary.points.map(({ firstMs, endMs, gaps: _, cups: __, ...point }) => ({
    ...point,
    first: isoOf(firstMs),
    end: isoOf(endMs),
  }));

const slotOf = ({ days }: CurveFile, key: string) => {
  const [date, slot] = key.split(' ');
  return days.find((day) => day.date === date)?.kwh[Number(slot)];
};

function check({ bytes, options, expect: expected }: CorpusCase): void {
  const file = readCurveFile(bytes(), options);
  const { points, problems, slots = {}, ...summary } = expected;
  const nothing = { missing: 0, repeated: 0, estimated: 0 };
  expect(problemsOf(file)).toEqual(problems);
  expect(pointsOf(file)).toEqual(points.map((point) => ({ ...nothing, ...point })));
  expect(file.summary).toMatchObject(summary);
  for (const [key, kwh] of Object.entries(slots)) expect(slotOf(file, key)).toBe(kwh);
  const readings = file.days.flatMap(({ kwh }) => [...kwh].filter((value) => !Number.isNaN(value)));
  expect(readings).toHaveLength(points.reduce((sum, point) => sum + point.readings, 0));
}

it.each(corpus.map((file) => [file.name, file] as const))('%s', (_, file) => check(file));

it('is large enough, and each file has a name of its own', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(300);
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length);
});

it('every problem is a Spanish sentence that says what to do', () => {
  for (const { bytes, options } of corpus) {
    for (const { message } of readCurveFile(bytes(), options).problems) {
      expect(message).toMatch(/^[\p{Lu}«\d].*\.$/u);
      expect(message).not.toMatch(/undefined|NaN |\[object|null/);
    }
  }
});
