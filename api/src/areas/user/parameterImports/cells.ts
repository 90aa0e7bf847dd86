import type { ParameterRowField } from '@vatio/contracts/user/parameterImports';
import {
  type NewParameterValue,
  type ParameterChange,
  parameterChangeSchema,
} from '@vatio/contracts/user/parameters';
import { hasEnded, isParameterKind } from '@vatio/energy/tariff';
import type { $ZodIssue } from 'zod/v4/core';
import { type Cells, type FieldNotes, hasNone } from '../../../imports/rows';
import { spanishDay } from '../../../localDay';
import { inSpanish } from '../../../spanishIssues';
import { type ParameterFields, rowsOf } from '../parameters/rows';
import { changeProblems } from '../parameters/rules';
import { readNumber } from './decimals';
import { perUnits, readDetail, readPeriod, readUnit } from './words';

type ParameterCells = Cells<ParameterRowField>;
type RowProblems = FieldNotes<ParameterRowField>;

/** A row of a sheet by itself. */
export interface ReadRow {
  readonly line: number;
  readonly problems: RowProblems;
  /** null: it is wrong. */
  readonly fields: ParameterFields | null;
}

/** Reads a row as the sheet has it: words in Spanish, days as `2027-01-31`, numbers as typed. */
export function readRow(line: number, cells: ParameterCells): ReadRow {
  const { kind } = cells;
  if (!kind || !isParameterKind(kind)) {
    const problem = kind ? `No hay ninguna clase «${kind}»: ${asExported}` : `Falta: ${asExported}`;
    return { line, problems: { kind: problem }, fields: null };
  }
  const [detail, period, unit] = [
    readDetail(kind, cells.detail),
    readPeriod(kind, cells.period),
    readUnit(kind, cells.unit),
  ];
  const state = stateOf(cells);
  const [value, alternative] = [numberOf(cells.value), numberOf(cells.alternative)];
  const isOpen = cells.state === 'open' || Boolean(cells.alternative ?? cells.question);
  const sent = {
    version: 1,
    from: cells.from ?? '',
    to: cells.to ?? null,
    norm: cells.norm ?? '',
    note: cells.note ?? '',
    state,
    values: [
      {
        kind,
        ...detail.key,
        period: period.period ?? null,
        value: cells.value ? value.decimal : null,
        ...(unit.per && { per: unit.per }),
        ...(isOpen && {
          condition: { question: cells.question ?? '', alternative: alternative.decimal },
        }),
      },
    ],
  };
  const { data, error } = parameterChangeSchema.safeParse(sent, inSpanish);
  const problems = {
    ...cellProblems(data ? pathProblems(data) : pathsOf(error.issues), cells),
    ...(value.problem && { value: value.problem }),
    ...(alternative.problem && { alternative: alternative.problem }),
    ...(unit.problem && { unit: unit.problem }),
    ...(period.problem && { period: period.problem }),
    ...(detail.problem && { detail: detail.problem }),
    ...(isOpen && !cells.alternative && { alternative: 'Escribe el valor si la respuesta es sí' }),
    ...(isOpen &&
      cells.state === 'confirmed' && { state: 'Depende de una pregunta: escribe Por decidir' }),
    ...(state === undefined && { state: 'Escribe Confirmado, Pendiente o Por decidir' }),
  };
  return { line, problems, fields: (hasNone(problems) && data && rowsOf(data)[0]) || null };
}

const asExported = 'escríbela como en la hoja exportada, «Peaje de potencia»';

/** An empty cell means confirmed; «Sin efecto» marks values that no rule reads any more. */
function stateOf({ state, value }: ParameterCells): 'confirmed' | 'pending' | undefined {
  if (!state) return value ? 'confirmed' : undefined;
  if (state === 'open' || state === 'ended') return 'confirmed';
  return state === 'confirmed' || state === 'pending' ? state : undefined;
}

function numberOf(text = ''): { readonly decimal: string; readonly problem?: string } {
  const found = readNumber(text);
  if (found && 'decimal' in found) return found;
  if (!text) return { decimal: '' };
  if (found) {
    const [decimal, thousands] = found.either;
    const problem = `No sabemos si es ${decimal} o ${thousands}: escribe «${decimal}» o «${thousands}»`;
    return { decimal: '', problem };
  }
  const isOther = isDay(text) || /^p\d$/i.test(text);
  const problem = isOther
    ? `«${text}» no es un valor: ${swapped}`
    : 'Escribe un número, sin unidad: 25,35';
  return { decimal: '', problem };
}

const isDay = (text: string) => /^\d{1,4}[-/]\d{1,2}[-/]\d{1,4}$/.test(text);
const swapped = '¿están cambiadas las columnas?';

/** The problem of a cell whose text is not a day; the columns may be swapped. */
function dayProblem(text: string, message: string): string {
  if (readNumber(text) || /^p\d$/i.test(text)) return `«${text}» no es una fecha: ${swapped}`;
  return message;
}

type PathProblem = readonly [path: string, message: string];

/** The problems that a change by hand would have. */
const pathProblems = (change: ParameterChange): readonly PathProblem[] =>
  change.values.some(isEnded) ? [] : Object.entries(changeProblems(change));

const pathsOf = (issues: readonly $ZodIssue[]): readonly PathProblem[] =>
  issues.map(({ path, message }) => [path.join('.'), message]);

/** The same on the cells of the row; a word where columns seem to have changed places. */
function cellProblems(found: readonly PathProblem[], { from, to }: ParameterCells): RowProblems {
  const problems: Partial<Record<ParameterRowField, string>> = {};
  for (const [path, message] of found) {
    const field = fieldAt(path);
    if (field) problems[field] ??= message;
  }
  if (problems.unit) problems.unit = perUnits;
  if (problems.from && from) problems.from = dayProblem(from, problems.from);
  if (problems.from && !from) problems.from = 'Escribe el primer día, como 31/01/2026';
  if (problems.to && to && from) {
    problems.to =
      to < from && isIsoDay(to) && isIsoDay(from)
        ? `Acaba (${spanishDay(to)}) antes de empezar (${spanishDay(from)}): ${swapped}`
        : dayProblem(to, problems.to);
  }
  return problems;
}

const isIsoDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** A value that no rule reads any more is compared with the table, and never entered. */
export const isEnded = ({ kind, variant }: Pick<NewParameterValue, 'kind' | 'variant'>): boolean =>
  hasEnded(kind, variant);

const fieldsByName: Readonly<Record<string, ParameterRowField>> = {
  tariff: 'detail',
  variant: 'detail',
  powerLimit: 'detail',
  'powerLimit.kw': 'detail',
  per: 'unit',
  condition: 'question',
  'condition.question': 'question',
  'condition.alternative': 'alternative',
};

/** `values.0.powerLimit.kw` → `detail` */
function fieldAt(path: string): ParameterRowField | undefined {
  const name = path.replace(/^values\.0\./, '');
  if (name === 'version' || name === 'state') return undefined;
  return fieldsByName[name] ?? (name as ParameterRowField);
}
