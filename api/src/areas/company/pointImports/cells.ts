import {
  type PeriodList,
  type PointRow,
  type PointRowField,
  periodFields,
  reducedTaxFields,
} from '@vatio/contracts/company/imports/pointRows';
import { safeParse, type ZodObject } from 'zod';
import type { $ZodIssue } from 'zod/v4/core';
import { inSpanish } from '../../../spanishIssues';

/** The cells of a row, without empty cells. */
export type Cells = PointRow;

/** One message for each wrong field, without full stops. */
export type FieldProblems = Cells;

/**
 * The field of a problem: `powersKw.2` → `power3`, `reducedTax.letter` → `reducedTaxLetter`. A problem
 * of a whole list goes to its P1.
 */
export function fieldAt([name, index = 0]: readonly PropertyKey[]): PointRowField {
  if (name === 'reducedTax') {
    return reducedTaxFields[index as keyof typeof reducedTaxFields] ?? reducedTaxFields.letter;
  }
  const list = periodFields[name as PeriodList];
  return list?.[Number(index)] ?? (name as PointRowField);
}

/** The six cells of a list; missing cells are empty. */
export const periodValues = (cells: Cells, list: PeriodList): string[] =>
  periodFields[list].map((field) => cells[field] ?? '');

/** Returns whether a row has a value of any period. */
export const hasPeriods = (cells: Cells, list: PeriodList): boolean =>
  periodFields[list].some((field) => cells[field] !== undefined);

const yesNo: Readonly<Record<string, boolean>> = { true: true, false: false, '': false };
const wholeNumber = (text: string) => (/^\d{1,9}$/.test(text) ? Number(text) : text);

/** Fields that are no text. What cannot be read stays text, and the schema refuses it. */
const readers: Partial<Readonly<Record<PointRowField, (text: string) => unknown>>> = {
  pointType: wholeNumber,
  noticeDays: wholeNumber,
  includesAtr: (text) => yesNo[text] ?? text,
  isElectroIntensive: (text) => yesNo[text] ?? text,
  plannedMonths: wholeNumber,
};

/** Advice on spelling, where a form offers a choice or the contract speaks of the wire. */
const spellings: Cells = {
  territory: 'Escribe Península, Baleares, Canarias, Ceuta o Melilla',
  pointType: 'Escribe un número del 1 al 5',
  powerControl: 'Escribe ICP o Maxímetro',
  tariff: 'Escribe una tarifa como 2.0TD o 3.0TD',
  mode: 'Escribe Precio fijo, Indexado, PVPC u Otra',
  use: 'Escribe Vivienda, General o Industrial',
  includesAtr: 'Escribe Sí o No',
  noticeDays: 'Escribe un número entero de días, de 0 a 365',
  clientKind: 'Escribe Particular, Autónomo, Microempresa o Empresa',
  isElectroIntensive: 'Escribe Sí o No',
  plannedMonths: 'Escribe un número entero de meses, de 1 a 600',
  powerChanges: 'Escribe cada cambio como «01/03/2026: 30 30 30 30 30 40», y entre dos un ;',
  reducedTaxLetter: 'Escribe la letra del artículo 98.1, de la a a la f',
  vulnerability: 'Escribe Sin bono social, Vulnerable o Vulnerable severo',
  socialBonusFinancing: 'Escribe Con impuesto eléctrico, Sin impuesto eléctrico o No se factura',
};

/** Advice for an empty cell, where the rest of the row does not imply its value. */
const wanted: Cells = {
  territory: 'Escribe el territorio, o un código postal del que se pueda proponer',
  pointType: 'Escribe el tipo de punto, del 1 al 5, o las potencias del contrato',
  powerControl: 'Escribe ICP o Maxímetro, o la tarifa del contrato',
};

/** Reads the cells of a schema's fields. A field without a cell is null where it can be. */
export function readerOf<Fields extends ZodObject>(schema: Fields) {
  const fields = Object.entries(schema.shape).map(([name, rule]) => ({
    name: name as PointRowField,
    blank: safeParse(rule, null).success ? null : '',
  }));
  return (cells: Cells, lists: object = {}) => {
    const sent = fields.map(({ name, blank }) => {
      const text = cells[name] ?? blank;
      return [name, text === null ? null : (readers[name]?.(text) ?? text)];
    });
    const { data, error } = schema.safeParse({ ...Object.fromEntries(sent), ...lists }, inSpanish);
    return { data, problems: problemsOf(error?.issues ?? [], cells) };
  };
}

/** The first issue of each cell. `contract.ts` says how many values a list must have. */
function problemsOf(issues: readonly $ZodIssue[], cells: Cells): FieldProblems {
  const ofCells = issues.filter(
    ({ path }) => path.length > 1 || !(String(path[0]) in periodFields),
  );
  const problems = ofCells.map(({ path, message }) => {
    const field = fieldAt(path);
    const spelling = spellings[field] ?? message;
    return [field, cells[field] ? spelling : (wanted[field] ?? spelling)] as const;
  });
  return Object.fromEntries(problems.reverse());
}
