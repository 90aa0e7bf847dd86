import type { FileProblem } from '../types';
import { columnTitle } from './columns';
import type { Shape } from './shape';
import { unitAbove, unitBelow } from './tableProblems';

/** A title is shorter: what comes after is not searched. */
const longestLine = 1_000;

const labels = ['unidad', 'unidades', 'unitat', 'unitats', 'unit', 'units', 'ud', 'uds'];
const units: Readonly<Record<string, string>> = {
  wh: 'Wh',
  kwh: 'kWh',
  mwh: 'MWh',
  gwh: 'GWh',
  w: 'W',
  kw: 'kW',
  mw: 'MW',
  varh: 'VArh',
  kvarh: 'kVArh',
};

/** Energy of another size than kWh: named anywhere above, the numbers may be in it. */
const otherSizes = ['Wh', 'MWh', 'GWh'];

const prefixes: Readonly<Record<string, string>> = { kilo: 'k', mega: 'M', giga: 'G' };
const watts = /^(kilo|mega|giga)?(?:vatio|watio|vat|watt)s?$/;

/** «Unidades: kW·h», «en vatios-hora» → kWh, Wh */
function unitOf(word: string, next: string | undefined): string | undefined {
  const found = watts.exec(word);
  if (!found) return units[word];
  const isEnergy = next === 'hora' || next === 'hores' || next === 'horas' || next === 'hour';
  return `${prefixes[found[1] ?? ''] ?? ''}W${isEnergy ? 'h' : ''}`;
}

function unitsIn(line: string): {
  readonly found: readonly string[];
  readonly isLabelled: boolean;
} {
  const words = line
    .slice(0, longestLine)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\sa-z0-9_.,:;()/-]/g, '')
    .split(/[^a-z]+/);
  const found = words.flatMap((word, i) => unitOf(word, words[i + 1]) ?? []);
  return { found, isLabelled: words.some((word) => labels.includes(word)) };
}

/**
 * Lines around the readings may say the unit, «Unidades: Wh». Whether they speak of the column that is
 * read only a person can tell: the sum of a month has a unit, too. So one that the column does not
 * have refuses the file, if it is said to be the unit or the column says none.
 *
 * @returns that unit, or null
 */
function otherUnit(line: string, shape: Shape): string | null {
  const { columns, indexes, hasHeader } = shape;
  const { found, isLabelled } = unitsIn(line);
  const expected = expectedUnit(shape);
  const isOther = (unit: string) => (isLabelled ? unit !== expected : otherSizes.includes(unit));
  const other = found.find(isOther);
  const saysNone = hasHeader && (columns[indexes.consumed]?.unit ?? null) === null;
  if (other === undefined || !(isLabelled || saysNone)) return null;
  return isLabelled && found.includes(expected) ? null : other;
}

function expectedUnit({ isPower, consumedPerKwh }: Shape): string {
  if (isPower) return 'kW';
  return consumedPerKwh === 1000 ? 'Wh' : 'kWh';
}

/** @param before the lines above the header */
export function findUnitAbove(before: readonly string[], shape: Shape): FileProblem | null {
  if (!shape.hasHeader) return null;
  for (const [i, line] of before.entries()) {
    const other = otherUnit(line, shape);
    if (other === null) continue;
    const title = columnTitle(shape.columns, shape.indexes.consumed);
    return unitAbove(i + 1, other, { title, expected: expectedUnit(shape) });
  }
  return null;
}

/** @param text a line below the header that holds no reading */
export function findUnitBelow(text: string, line: number, shape: Shape): FileProblem | null {
  const other = otherUnit(text, shape);
  return other === null ? null : unitBelow(line, other, expectedUnit(shape));
}
