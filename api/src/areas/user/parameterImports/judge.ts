import type { ImportedChange, ParameterRowField } from '@vatio/contracts/user/parameterImports';
import { parameterShapes, periodsOf } from '@vatio/energy/tariff';
import { type FieldNotes, hasNone } from '../../../imports/rows';
import { spanishDay } from '../../../localDay';
import { overlaps, says } from '../parameters/cut';
import { type Doubted, doubtsIn } from '../parameters/doubts';
import type { StoredRow } from '../parameters/plan';
import { groupsOf, identityOf, type ParameterFields, wholeKey } from '../parameters/rows';
import { isEnded, type ReadRow } from './cells';

type Notes = FieldNotes<ParameterRowField>;

/** The verdict on a row. */
export interface JudgedRow {
  readonly line: number;
  readonly problems: Notes;
  readonly warnings: Notes;
  /** The values that it enters; null: it is wrong, or the table has them already. */
  readonly fields: ParameterFields | null;
  readonly change: ImportedChange | null;
}

type SoundRow = ReadRow & { readonly fields: ParameterFields };

/**
 * Judges rows of a sheet against each other and against the table.
 *
 * @param stored the rows of the version that the sheet changes
 * @param confirmed the lines whose doubts a person has answered; null: a doubt is no problem yet
 */
export function judgeSheet(
  rows: readonly ReadRow[],
  stored: readonly StoredRow[],
  confirmed: ReadonlySet<number> | null,
): JudgedRow[] {
  const storedOf = groupsOf(stored, identityOf);
  const sound = rows.filter((row): row is SoundRow => row.fields !== null);
  const clashes = clashesIn(sound);
  const distinct = sound.filter(({ line }) => !clashes.has(line));
  const isSaid = ({ fields }: SoundRow) =>
    (storedOf.get(identityOf(fields)) ?? []).some((one) => says(one, fields));
  const changing = distinct.filter((row) => !isSaid(row));
  const lacks = lacksIn(changing, distinct, storedOf);
  const doubtOf = doubtsIn(
    changing.map(({ fields }) => fields),
    stored,
  );
  const changes = new Set(changing.map(({ line }) => line));
  return rows.map((row) => {
    const { line, fields } = row;
    const problems = { ...row.problems, ...clashes.get(line), ...lacks.get(line) };
    if (!fields || !changes.has(line) || !hasNone(problems)) return nothing(line, problems);
    if (isEnded(fields)) return nothing(line, { detail: 'Ya no tiene efecto: quita la fila' });
    const doubted = doubtOf(fields);
    const isOpen = doubted.doubt !== undefined && confirmed !== null && !confirmed.has(line);
    if (isOpen) return nothing(line, { value: doubted.doubt });
    const known = storedOf.get(identityOf(fields)) ?? [];
    const change = changeOf(fields, known, doubted);
    return { line, problems, warnings: warningsOf(fields, known, doubted), fields, change };
  });
}

const nothing = (line: number, problems: Notes): JudgedRow => ({
  line,
  problems,
  warnings: {},
  fields: null,
  change: null,
});

const daysOf = ({ from, to }: Pick<ParameterFields, 'from' | 'to'>) =>
  to ? `del ${spanishDay(from)} al ${spanishDay(to)}` : `desde el ${spanishDay(from)}`;

/** Rows of a parameter that share a day, by line. */
function clashesIn(rows: readonly SoundRow[]): ReadonlyMap<number, Notes> {
  const found = new Map<number, Notes>();
  for (const ofOne of groupsOf(rows, ({ fields }) => identityOf(fields)).values()) {
    const inOrder = ofOne.toSorted((one, other) => (one.fields.from < other.fields.from ? -1 : 1));
    let [last] = inOrder;
    for (const row of inOrder.slice(1)) {
      if (!last) break;
      if (overlaps(last.fields, row.fields)) {
        found.set(last.line, clash(last, row));
        found.set(row.line, clash(row, last));
      }
      if (endsLater(row, last)) last = row;
    }
  }
  return found;
}

const endsLater = ({ fields: { to } }: SoundRow, { fields: last }: SoundRow) =>
  last.to !== null && (to === null || to > last.to);

function clash({ fields }: SoundRow, { line, fields: other }: SoundRow): Notes {
  const isTwice = fields.from === other.from && fields.to === other.to;
  return {
    from: isTwice
      ? `Este parámetro está dos veces en las mismas fechas, también en la fila ${line}: deja una`
      : `Comparte días con la fila ${line} (${daysOf(other)}): un parámetro tiene un solo valor cada día`,
  };
}

/**
 * Rows of a tariff without some of its periods, by line: half of a table of prices makes no bill, and
 * mostly is a sheet that was cut.
 */
function lacksIn(
  changing: readonly SoundRow[],
  sheet: readonly SoundRow[],
  storedOf: ReadonlyMap<string, readonly StoredRow[]>,
): ReadonlyMap<number, Notes> {
  const found = new Map<number, Notes>();
  const sheetOf = groupsOf(sheet, ({ fields }) => identityOf(fields));
  const groups = groupsOf(changing, ({ fields: { kind, tariff, from, to } }) =>
    [kind, tariff, from, to].join('|'),
  );
  for (const rows of groups.values()) {
    const [{ fields } = { fields: undefined }] = rows;
    const { term, title } = fields ? parameterShapes[fields.kind] : {};
    if (!fields?.tariff || !term) continue;
    const { kind, tariff, from } = fields;
    const isIn = (one: ParameterFields) =>
      one.from <= from && (one.to === null || one.to >= from) && one.state === 'confirmed';
    const missing = periodsOf(tariff, term).filter((period) => {
      const identity = identityOf(wholeKey({ kind, tariff, period }));
      const inSheet = (sheetOf.get(identity) ?? []).map((row) => row.fields);
      const isGiven = inSheet.some(
        (one) => one.from <= from && (one.to === null || one.to >= from),
      );
      return !isGiven && !(storedOf.get(identity) ?? []).some(isIn);
    });
    if (missing.length === 0) continue;
    const names = spanishList.format(missing.map((period) => `P${period}`));
    const verb = missing.length === 1 ? 'Falta' : 'Faltan';
    const period = `${verb} ${names} de ${title}, ${tariff}, ${daysOf(fields)}: añade sus filas`;
    for (const { line } of rows) found.set(line, { period });
  }
  return found;
}

const spanishList = new Intl.ListFormat('es-ES', { type: 'conjunction' });

/** The value that holds on the first day, or else the last one before. */
function changeOf(
  fields: ParameterFields,
  known: readonly StoredRow[],
  { before, doubt }: Doubted,
): ImportedChange {
  const { from, to, value, per } = fields;
  const onDay = known.find(
    (one) => one.value !== null && one.from <= from && (one.to === null || one.to >= from),
  );
  const old = onDay ?? before;
  return {
    ...wholeKey(fields),
    from,
    to,
    value,
    per,
    before: old?.value
      ? { value: old.value, from: old.from, to: old.to, isReplaced: old === onDay }
      : null,
    doubt: doubt ?? null,
  };
}

/** Unlikely values, which are entered all the same: whole sentences. */
function warningsOf(
  fields: ParameterFields,
  known: readonly StoredRow[],
  { before }: Doubted,
): Notes {
  const taken = known.filter((one) => one.state === 'confirmed' && overlaps(one, fields));
  const other = taken.find((one) => !isSameValue(one, fields));
  const isWhole = other?.from === fields.from && other.to === fields.to;
  const isCopied =
    taken.length === 0 && fields.tariff !== null && before && isSameValue(before, fields);
  return {
    ...(other && {
      from: isWhole
        ? `Cambia el valor que ya vale ${daysOf(other)}: si la hoja es de otro año, corrige las fechas.`
        : `Se solapa con el valor que ya vale ${daysOf(other)}, que pierde esos días.`,
    }),
    ...(isCopied && {
      value: `Es el mismo que valía ${daysOf(before)}: comprueba que está publicado también para estas fechas.`,
    }),
  };
}

type Valued = Pick<ParameterFields, 'value'>;
const isSameValue = ({ value: one }: Valued, { value: other }: Valued) =>
  one !== null && other !== null && Number(one) === Number(other);
