import { reportFactFields } from '@vatio/contracts/energy-analysis/reportFields';
import { bankSizesKvar } from '@vatio/energy/bill';
import { decimalInWords } from '@vatio/ui/format';
import { CheckboxField, SelectField, TextField } from '@vatio/ui/forms';
import { neededBankKvar, usualBankOf } from '../../reactive/bank';
import type { ReportFound } from '../found';
import type { ReportFormState } from './reportForm';

export interface FactFieldsProps {
  readonly form: ReportFormState;
  readonly found: ReportFound;
}

/** The facts that only a person knows: asked if the report takes them into account. */
export function FactFields({ form, found: { change, reactive } }: FactFieldsProps) {
  const isIncrease = change !== null && change.advice.cost !== null;
  const neededKvar = reactive ? neededBankKvar(reactive) : '0';
  const needsBank = Number(neededKvar) > 0;
  if (!isIncrease && !needsBank) return null;
  return (
    <fieldset className="mt-4">
      <legend className="h6">Lo que solo sabes tú</legend>
      {isIncrease && (
        <CheckboxField
          form={form}
          name="facts.needsConnection"
          label={reportFactFields.needsConnection.label}
        />
      )}
      {isIncrease && change.advice.isLowVoltage && (
        <CheckboxField
          form={form}
          name="facts.needsVerification"
          label={reportFactFields.needsVerification.label}
        />
      )}
      {needsBank && (
        <>
          <SelectField
            form={form}
            name="facts.bankKvar"
            label={reportFactFields.bankKvar.label}
            placeholder={`La que hace falta: ${decimalInWords(usualBankOf(neededKvar))} kVAr`}
            options={bankSizesKvar.map((size) => ({
              value: size,
              label: `${decimalInWords(size)} kVAr`,
            }))}
          />
          <TextField
            form={form}
            name="facts.bankPriceEur"
            label={`${reportFactFields.bankPriceEur.label}, €`}
            inputMode="decimal"
            help={reportFactFields.bankPriceEur.help}
          />
        </>
      )}
    </fieldset>
  );
}
