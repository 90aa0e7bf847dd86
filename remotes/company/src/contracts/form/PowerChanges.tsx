import { powerChangeFields } from '@vatio/contracts/company/contractRecord';
import { maxPowerChanges } from '@vatio/contracts/company/powerChanges';
import { periodCount, type Tariff } from '@vatio/energy/tariff';
import { inputLabel, PeriodInputs, RecordInput } from '@vatio/ui/forms';
import { Plus } from 'lucide-react';
import { emptyPowerChange } from './contractDefaults';
import type { ContractForm, ContractFormState } from './contractForm';
import { typedPowerProblems } from './powers';

export interface PowerChangesProps {
  readonly form: ContractFormState;
  readonly tariff: Tariff;
}

/** New powers after the first day of the contract, each from its own day on. */
export function PowerChanges({ form, tariff }: PowerChangesProps) {
  const changes = form.watch('powerChanges');
  const set = (next: ContractForm['powerChanges']) =>
    form.setValue('powerChanges', next, { shouldDirty: true, shouldTouch: true });
  const remove = (index: number) => {
    form.clearErrors('powerChanges');
    set(changes.filter((_, other) => other !== index));
  };
  return (
    <div className="field">
      {changes.map(({ powersKw }, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: all values are in the form, by their index
          key={index}
          className="border-start border-2 ps-3 mb-3"
        >
          <legend className="form-label fs-6 mb-2">Cambio de potencias {index + 1}</legend>
          <div className="row align-items-start">
            <div className="col-sm-6">
              <RecordInput
                form={form}
                name={`powerChanges.${index}.from`}
                field={powerChangeFields.from}
              />
            </div>
          </div>
          <PeriodInputs
            form={form}
            name={`powerChanges.${index}.powersKw`}
            label={inputLabel(powerChangeFields.powersKw)}
            count={periodCount(tariff, 'power')}
            problems={typedPowerProblems(tariff, powersKw)}
          />
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => remove(index)}
          >
            Quitar el cambio {index + 1}
          </button>
        </fieldset>
      ))}
      {changes.length < maxPowerChanges && (
        <button
          type="button"
          className="btn btn-sm btn-outline-secondary"
          onClick={() => set([...changes, emptyPowerChange])}
        >
          <Plus aria-hidden="true" /> Añadir un cambio de potencias
        </button>
      )}
    </div>
  );
}
