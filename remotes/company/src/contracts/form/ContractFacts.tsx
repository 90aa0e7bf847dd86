import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { FieldGrid, MoreFields, RecordFields, RecordInput } from '@vatio/ui/forms';
import { notKnownNote } from '../../common/values/words';
import type { ContractFormState } from './contractForm';
import { reductionInputs } from './typedContract';

const fields = ['plannedMonths', 'vulnerability', 'socialBonusFinancing'] as const;

/** Facts that decide taxes and surcharges of a bill, and that people rarely know. */
export function ContractFacts({ form }: { readonly form: ContractFormState }) {
  const { defaultValues: stored, errors } = form.formState;
  const { letter, energyPercent } = reductionInputs;
  return (
    <MoreFields
      title="Datos fiscales y de duración"
      note={notKnownNote}
      isOpen={fields.some((field) => stored?.[field]) || Boolean(stored?.reducedTax?.letter)}
      hasErrors={Boolean(errors.reducedTax) || fields.some((field) => errors[field])}
    >
      <RecordFields record={contractRecord} form={form} only={fields} />
      <FieldGrid>
        <RecordInput form={form} name="reducedTax.letter" field={letter} />
        <RecordInput form={form} name="reducedTax.energyPercent" field={energyPercent} />
      </FieldGrid>
    </MoreFields>
  );
}
