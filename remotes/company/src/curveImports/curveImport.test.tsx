import { importStates, maxCurveFileBytes } from '@vatio/contracts/company/imports/curveImports';
import { sizeInWords } from '@vatio/ui/format';
import { importCheckOf, importPointOf } from '../testing/curveImports';
import { formatInWords, hourLabelsInWords, importStateLabel, isMoving } from './curveImport';
import { changeOf, confirmLabel, isPlain, resultInWords, whyNot } from './curveImportChange';
import { problemTotals, toProblemQuery } from './detail/importProblem';
import { toImportQuery } from './list/importFilter';
import { maxFileBytes, refusalOf } from './upload/curveFile';

const stored = (fresh: number, same: number, different: number) =>
  importPointOf({ stored: { fresh, same, different } });
const known = importCheckOf({ points: [stored(700, 21, 24)] });
const unknown = importPointOf({ supplyPoint: null });

it.each([
  [[60], false, 'Cada hora se llama por su final (de 1 a 24)'],
  [[60], true, 'Cada hora se llama por su comienzo (de 0 a 23)'],
  [[15], false, 'Cada cuarto de hora se llama por su final'],
  [[15], true, 'Cada cuarto de hora se llama por su comienzo'],
  [[15, 60], false, undefined],
] as const)(
  'curves of %j minutes, by their beginning: %s, are said to be «%s»',
  (all, is, text) => {
    const points = all.map((minutes) => importPointOf({ minutes }));
    expect(hourLabelsInWords(importCheckOf({ isHourBeginning: is, points }))).toBe(text);
  },
);

describe('what an import would change', () => {
  it('depends on what is done with the readings that differ', () => {
    expect(changeOf(known, 'replace')).toEqual({
      added: 700,
      replaced: 24,
      unchanged: 21,
      different: 24,
      improved: 0,
      worse: 0,
    });
    expect(changeOf(known, 'keep')).toEqual({
      added: 700,
      replaced: 0,
      unchanged: 45,
      different: 24,
      improved: 0,
      worse: 0,
    });
  });

  it('takes real readings for estimated ones, and not the other way round', () => {
    const facts = { fresh: 0, same: 21, different: 0 };
    const better = importCheckOf({
      points: [importPointOf({ stored: { ...facts, improved: 24 } })],
    });
    expect(changeOf(better, 'keep')).toMatchObject({ replaced: 24, unchanged: 21 });
    expect(whyNot(better, 'keep')).toBeUndefined();
    const worse = importCheckOf({ points: [importPointOf({ stored: { ...facts, worse: 24 } })] });
    expect(changeOf(worse, 'replace')).toMatchObject({ replaced: 0, unchanged: 45 });
    expect(whyNot(worse, 'replace')).toMatch(/real donde este fichero es estimado/);
  });

  it('leaves out the points that are not known', () => {
    const check = importCheckOf({ points: [stored(10, 0, 0), unknown] });
    expect(changeOf(check, 'replace').added).toBe(10);
  });

  it.each([
    [{ added: 35_040, replaced: 0 }, 'Importar 35.040 lecturas'],
    [{ added: 1, replaced: 0 }, 'Importar 1 lectura'],
    [{ added: 0, replaced: 24 }, 'Sustituir 24 lecturas'],
    [{ added: 700, replaced: 24 }, 'Añadir 700 lecturas nuevas y sustituir 24 lecturas'],
  ])('is what the button says: %j', (change, label) => {
    const rest = { unchanged: 0, different: change.replaced, improved: 0, worse: 0 };
    expect(confirmLabel({ ...change, ...rest })).toBe(label);
  });
});

describe('why a file cannot be imported', () => {
  it.each([
    ['nothing in it', [], 'El fichero no tiene ninguna lectura que se pueda importar.'],
    [
      'no point for its CUPS',
      [unknown],
      'Ninguno de los CUPS del fichero tiene punto de suministro: créalo antes.',
    ],
    [
      'no CUPS',
      [importPointOf({ supplyPoint: null, cups: null })],
      'Elige antes de qué punto de suministro es.',
    ],
    [
      'all stored already',
      [stored(0, 745, 0)],
      'Nada que cambiar: estas lecturas ya estaban guardadas.',
    ],
  ])('%s', (_, points, reason) => {
    expect(whyNot(importCheckOf({ points }), 'replace')).toBe(reason);
  });

  it('what is kept is not changed', () => {
    const check = importCheckOf({ points: [stored(0, 0, 24)] });
    expect(whyNot(check, 'keep')).toMatch(/si conservas lo guardado/);
    expect(whyNot(check, 'replace')).toBeUndefined();
  });

  it('only what needs no decision is imported together with others', () => {
    expect(isPlain(importCheckOf())).toBe(true);
    expect(isPlain(known)).toBe(false);
    expect(isPlain(importCheckOf({ points: [importPointOf(), unknown] }))).toBe(false);
    expect(isPlain(importCheckOf({ points: [stored(0, 745, 0)] }))).toBe(false);
  });
});

describe('a result in words', () => {
  const result = { days: 31, supplyPoints: 1 };
  it.each([
    [{ added: 721, replaced: 24, unchanged: 0 }, '721 lecturas nuevas, 24 lecturas sustituidas'],
    [{ added: 1, replaced: 0, unchanged: 9 }, '1 lectura nueva'],
    [{ added: 0, replaced: 0, unchanged: 745 }, 'nada ha cambiado: ya estaban guardadas'],
  ])('%j', (counts, words) => {
    expect(resultInWords({ ...counts, ...result })).toBe(words);
  });
});

describe('a file', () => {
  it('may be as large as the API takes it', () => {
    expect(maxFileBytes).toBe(maxCurveFileBytes);
    expect(refusalOf({ size: maxFileBytes })).toBeUndefined();
    expect(refusalOf({ size: maxFileBytes + 1 })).toMatch(/el máximo son 25\sMB/);
    expect(refusalOf({ size: 0 })).toMatch(/vacío/);
  });

  it.each([
    [512, '512\u00a0B'],
    [36_864, '36\u00a0kB'],
    [1_468_006, '1,4\u00a0MB'],
  ])('of %d bytes has a size', (bytes, words) => {
    expect(sizeInWords(bytes)).toBe(words);
  });
});

describe('states', () => {
  it('have words, and some of them move by themselves', () => {
    expect(new Set(importStates.map(importStateLabel)).size).toBe(importStates.length);
    expect(importStates.filter(isMoving)).toEqual([
      'queued',
      'checking',
      'confirmed',
      'writing',
      'undoing',
    ]);
  });

  it('a format that is not known yet is shown as it is', () => {
    expect(formatInWords('datadis')).toBe('Datadis');
    expect(formatInWords('new-one')).toBe('new-one');
    expect(formatInWords(null)).toBe('Desconocido');
  });
});

describe('the URL', () => {
  const page = { page: 2, pageSize: 25 };
  it('says which imports', () => {
    const filters = { quien: 'yo', estado: 'pendientes', punto: 'p1' };
    expect(toImportQuery({ ...page, filters })).toEqual({
      ...page,
      mine: 'true',
      open: 'true',
      supplyPointId: 'p1',
    });
    expect(toImportQuery({ ...page, filters: { quien: 'x', estado: 'x' } })).toEqual(page);
  });

  it('says which problems', () => {
    const errors = { filters: { problemas: 'errores' } };
    expect(toProblemQuery({ ...page, ...errors })).toEqual({ ...page, severity: 'error' });
    expect(toProblemQuery({ ...page, filters: { problemas: 'x' } })).toEqual(page);
  });
});

it('of many problems the first are listed', () => {
  const check = importCheckOf({
    problems: { fatal: 0, error: 900, warning: 100 },
    problemCounts: [{ code: 'not-a-number', count: 5_000 }],
  });
  expect(problemTotals(check)).toEqual({ listed: 1_000, all: 5_000 });
});
