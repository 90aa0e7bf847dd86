import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import type { Parameter } from '@vatio/contracts/user/parameters';
import {
  type ParameterKind,
  parameterShapes,
  parameterUnits,
  variantTitle,
} from '@vatio/energy/tariff';
import { date, decimalInWords } from '@vatio/records/format';
import type { ChangeInWords, WrittenChange } from '../../../audit/words';

interface Change {
  readonly version?: number;
  readonly from?: string;
  readonly to?: string | null;
  readonly state?: Parameter['state'];
  readonly norm?: string;
  readonly note?: string;
  readonly fileName?: string;
  readonly undoes?: number;
  readonly values?: readonly Value[];
}
/** Its days, where those of an entry differ. */
type Value = Pick<Parameter, 'kind' | 'tariff' | 'period' | 'variant' | 'value'> &
  Partial<Pick<Parameter, 'condition' | 'from' | 'to'>>;

const { from, to, state, norm, note } = parameterRecord.fields;

/** The changes of an entry: first the values of each tariff, then those of all tariffs. */
export function parameterChangesOf({ before, after }: WrittenChange): readonly ChangeInWords[] {
  const change: Change = after ?? {};
  const old = valuesByName((before as Change | null)?.values ?? []);
  const now = valuesByName(change.values ?? []);
  const values = [...new Set([...now.keys(), ...old.keys()])].map((field) => ({
    field,
    before: old.get(field) ?? null,
    after: now.get(field) ?? null,
  }));
  const facts = [
    ['Fichero', change.fileName],
    ['Deshace la versión', change.undoes && String(change.undoes)],
    [from.label, change.from && date(change.from)],
    [to.label, change.from && (change.to ? date(change.to) : 'sin fecha final')],
    [state.label, change.state && state.values[change.state]],
    [norm.label, change.norm],
    [note.label, change.note],
    ['Versión', change.version && String(change.version)],
  ] as const;
  return [
    ...values,
    ...facts.flatMap(([field, text]) => (text ? [{ field, before: null, after: text }] : [])),
  ];
}

/** Distinguishes a value from others of its kind: «3.0TD», «Reducido»; '' for none. */
function detailOf({ kind, tariff, variant }: Value): string {
  if (tariff) return tariff;
  return variantTitle(kind as ParameterKind, variant);
}

/** «2027», «desde el 1 ene 2027»; '' where the entry says the days of all its values. */
function daysOf({ from, to }: Value): string {
  if (!from) return '';
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return year;
  return to ? `${date(from)} – ${date(to)}` : `desde el ${date(from)}`;
}

/** «Peaje de potencia, 3.0TD» → «P1 14,935084 · P2 7,8 €/kW·año» */
function valuesByName(values: readonly Value[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const words = [parameterShapes[value.kind].title, detailOf(value), daysOf(value)];
    const name = words.filter(Boolean).join(', ');
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return new Map([...groups].map(([name, ofName]) => [name, inWords(ofName)]));
}

function inWords(values: readonly Value[]): string {
  const said = values.map(({ period, value, condition }) =>
    [period && `P${period}`, eitherInWords(value, condition)].filter(Boolean).join(' '),
  );
  const [first] = values;
  const unit = first && first.value !== null ? parameterUnits[first.kind] : '';
  const question = first?.condition ? ` (${first.condition.question})` : '';
  return `${said.join(' · ')}${unit && '\u00a0'}${unit}${question}`;
}

/** «5,11269632 o 0,5» while a question decides. */
const eitherInWords = (value: string | null, condition: Value['condition']) =>
  value === null
    ? 'pendiente'
    : [value, ...(condition ? [condition.alternative] : [])].map(decimalInWords).join(' o ');
