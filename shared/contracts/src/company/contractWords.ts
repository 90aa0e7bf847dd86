import { date } from '@vatio/records/format';
import { isEmpty, type ValuesOf } from '@vatio/records/record';
import { labelsOf, recordWords, valueInWords } from '@vatio/records/words';
import { contractRecord, powerChangeFields, reductionFields } from './contractRecord';

/** The names of a contract's fields and of its two parts. */
export const contractLabels = {
  ...labelsOf(contractRecord),
  powerChanges: 'Cambios de potencias',
  reducedTax: 'Reducción del impuesto eléctrico',
};
export type ContractField = keyof typeof contractLabels;

const { inWords } = recordWords(contractRecord);

/** The fields of a contract in words, for conflicts and for the audit. */
export const contractWords = {
  fields: Object.keys(contractLabels) as ContractField[],
  labelOf: (field: ContractField): string => contractLabels[field],
  /** `undefined`: there is none. */
  inWords: (field: ContractField, value: unknown): string | undefined => {
    if (isEmpty(value)) return undefined;
    if (field === 'powerChanges') return changesInWords(value as PowerChange[]) || undefined;
    if (field === 'reducedTax') return reductionInWords(value as ReducedTax);
    return inWords(field, value);
  },
};

type PowerChange = ValuesOf<typeof powerChangeFields>;
type ReducedTax = ValuesOf<typeof reductionFields>;

/** «1 mar 2026: 30 · 40 kW» */
const changesInWords = (changes: readonly PowerChange[]): string =>
  changes
    .map(
      ({ from, powersKw }) =>
        `${date(from)}: ${valueInWords(powerChangeFields.powersKw, powersKw)}`,
    )
    .join('; ');

/** «Letra a, 80 % de la energía» */
export const reductionInWords = ({ letter, energyPercent }: ReducedTax): string =>
  `Letra ${letter}, ${valueInWords(reductionFields.energyPercent, energyPercent)} de la energía`;
