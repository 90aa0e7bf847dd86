import {
  contractRecord,
  powerChangeFields,
  reductionFields,
} from '@vatio/contracts/company/contractRecord';
import type { Field } from '@vatio/records/record';
import { array, formShape, type Infer, object, rules } from '@vatio/ui/forms';

/** An input that begins empty, where what is sent needs a value. */
const optional = <One extends Field>(field: One) => ({ ...field, isOptional: true }) as const;

/** The inputs of a contract. Whether prices include tolls and charges has no answer at first. */
export const contractFields = {
  ...contractRecord.fields,
  includesAtr: optional(contractRecord.fields.includesAtr),
};
/** The inputs of the reduced tax: both or neither. */
export const reductionInputs = {
  letter: optional(reductionFields.letter),
  energyPercent: optional(reductionFields.energyPercent),
};

/** Each input by itself. */
export const typedContract = object({
  ...formShape(contractFields, { marginEurPerKwh: rules.marginPerKwh }),
  powerChanges: array(object(formShape(powerChangeFields))),
  reducedTax: object(formShape(reductionInputs)),
});
export type TypedContract = Infer<typeof typedContract>;
