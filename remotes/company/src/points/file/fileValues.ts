import { clientKindLabels } from '@vatio/contracts/company/clientRecord';
import type { ExportValue } from '@vatio/ui/export';
import {
  type DecimalMark,
  dayKind,
  decimalKind,
  readDay,
  readDecimal,
  textKind,
  type ValueKind,
  wholeKind,
  wordKey,
  wordKind,
  yesNoKind,
} from '@vatio/ui/import';
import { dayInDigits } from '../../common/values/days';
import {
  financingOptions,
  modeOptions,
  optionsOf,
  powerControlOptions,
  supplyUseOptions,
  tariffOptions,
  territoryOptions,
  vulnerabilityOptions,
} from '../../common/values/words';

/** The kinds of values in a file of points. */
export const kinds = {
  text: textKind,
  decimal: decimalKind,
  whole: wholeKind,
  // A spreadsheet takes a postcode for a number and drops its zero.
  postcode: { ...textKind, read: (text) => (/^\d{4}$/.test(text) ? `0${text}` : text) },
  day: dayKind,
  yesNo: yesNoKind,
  territory: wordKind(territoryOptions, {
    peninsula: 'peninsular espana mainland',
    baleares: 'islasbaleares illesbalears balears',
    canarias: 'islascanarias',
  }),
  powerControl: wordKind(powerControlOptions, { maximeter: 'maximetros max' }),
  tariff: wordKind(tariffOptions),
  pointType: { read: readPointType, write: Number },
  mode: wordKind(modeOptions, { fixed: 'fijo fija', indexed: 'indexada pool', other: 'otro' }),
  clientKind: wordKind(optionsOf(clientKindLabels), {
    person: 'persona personafisica domestico',
    company: 'sociedad pyme granempresa',
  }),
  vulnerability: wordKind(vulnerabilityOptions, { none: 'no ninguno', severe: 'severo' }),
  financing: wordKind(financingOptions, { none: 'no' }),
  powerChanges: { read: readChanges, write: writeChanges },
  use: wordKind(supplyUseOptions, { industrial: 'industria', dwelling: 'domestico residencial' }),
} as const satisfies Readonly<Record<string, ValueKind>>;
export type ColumnKind = keyof typeof kinds;

/** A value of the wire, written as in a file. */
export const fileValue = (kind: ValueKind, value: string | undefined): ExportValue =>
  value === undefined ? null : kind.write(value);

/** «Tipo 4» and «4 · más de 15 kW» are 4; «45» is not. */
function readPointType(text: string): string | undefined {
  const type = /^(?:tipo\s*)?(\d)(?:\s.*)?$/i.exec(text)?.[1] ?? wordKey(text);
  return /^[1-5]$/.test(type) ? type : undefined;
}

/** «01/03/2026: 30 30,5; …»: the days and powers of a cell, whatever separates them. */
function readChanges(text: string, mark: DecimalMark): string | undefined {
  const changes = text.split(';').filter((change) => change.trim() !== '');
  const read = changes.map((change) => {
    const [day = '', ...powers] = change.trim().split(/[\s:]+/);
    const numbers = powers.filter(Boolean).map((power) => readDecimal(power, mark) ?? power);
    return `${readDay(day) ?? day}: ${numbers.join(' ')}`;
  });
  return read.join('; ');
}

function writeChanges(value: string): string {
  const written = value.split('; ').map((change) => {
    const [day = '', powers = ''] = change.split(': ');
    return `${dayInDigits(day)}: ${powers.replaceAll('.', ',')}`;
  });
  return written.join('; ');
}
