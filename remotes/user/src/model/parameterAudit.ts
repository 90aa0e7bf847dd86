import type { AuditEntry } from '@vatio/contracts/audit';
import type { Parameter } from '@vatio/contracts/parameters';
import { parameterUnits } from '@vatio/energy/tariff';
import { date } from '@vatio/ui/format';
import { decimalInWords, detailInWords, kindTitle, stateLabels } from './parameter';

/** What the API writes down of a change of parameters. */
interface Change {
  readonly version?: number;
  readonly from?: string;
  readonly to?: string | null;
  readonly state?: Parameter['state'];
  readonly norm?: string;
  readonly note?: string;
  readonly values?: readonly Value[];
}
type Value = Pick<Parameter, 'kind' | 'tariff' | 'period' | 'variant' | 'value'>;

/** The changes of an entry: the values of each tariff together, then what holds for all of them. */
export function parameterChangesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const change: Change = after ?? {};
  const old = valuesByName((before as Change | null)?.values ?? []);
  const values = [...valuesByName(change.values ?? [])].map(([field, text]) => ({
    field,
    before: old.get(field),
    after: text,
  }));
  const facts = [
    ['Desde', change.from && date(change.from)],
    ['Hasta', change.to ? date(change.to) : 'sin fecha final'],
    ['Estado', change.state && stateLabels[change.state]],
    ['Norma', change.norm],
    ['Nota', change.note],
    ['Versión', change.version && String(change.version)],
  ] as const;
  return [
    ...values,
    ...facts.map(([field, text]) => ({ field, before: undefined, after: text || undefined })),
  ];
}

/** «Peaje de potencia, 3.0TD» → «P1 14,935084 · P2 7,8 €/kW·año» */
function valuesByName(values: readonly Value[]): ReadonlyMap<string, string> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const detail = detailInWords({ ...value, powerLimit: null });
    const name = [kindTitle(value.kind), detail].filter(Boolean).join(', ');
    groups.set(name, [...(groups.get(name) ?? []), value]);
  }
  return new Map([...groups].map(([name, ofName]) => [name, inWords(ofName)]));
}

function inWords(values: readonly Value[]): string {
  const said = values.map(({ period, value }) =>
    [period && `P${period}`, value === null ? 'pendiente' : decimalInWords(value)]
      .filter(Boolean)
      .join(' '),
  );
  const [first] = values;
  const unit = first && first.value !== null ? parameterUnits[first.kind] : '';
  return unit ? `${said.join(' · ')}\u00a0${unit}` : said.join(' · ');
}
