import { billRecord } from '@vatio/contracts/billing/billRecord';
import { maxBillTaxes } from '@vatio/contracts/billing/billWords';
import { Plus } from 'lucide-react';
import { emptyTax } from '../schema/billDefaults';
import type { BillForm, BillFormState } from '../schema/billForm';
import { useTypedLater } from '../useTyped';
import { baseOf, taxOf } from '../values/proposals';
import { numberSoFar } from '../values/typedNumbers';
import { AmountInput } from './AmountInput';

/** The values that the proposals follow from. */
const followed = ({ taxes, lines }: BillForm) => ({
  taxes,
  base: baseOf(lines.map(({ amountEur }) => numberSoFar('eur', amountEur))),
});

/** Base, tax and total. Base and tax follow from what was typed, until something else is typed. */
export function TaxFields({ form }: { readonly form: BillFormState }) {
  const { taxes, base } = useTypedLater(form, followed);
  const set = (next: BillForm['taxes']) => form.setValue('taxes', next, { shouldDirty: true });
  const isOnly = taxes.length === 1;
  return (
    <fieldset className="field">
      <legend className="form-label fs-6 mb-1">Impuesto y total, en €</legend>
      {taxes.map(({ ratePercent, baseEur }, index) => {
        const of = isOnly ? '' : ` ${index + 1}`;
        const taxed = numberSoFar('eur', baseEur) ?? (isOnly ? base : null);
        const rate = numberSoFar('percent', ratePercent);
        const due = taxed !== null && rate !== null ? taxOf(taxed, rate) : null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: all values are in the form, by their index
          <div key={index}>
            <AmountInput
              form={form}
              name={`taxes.${index}.baseEur`}
              label={`Base imponible${of}`}
              proposalEur={isOnly ? base : undefined}
            />
            <AmountInput
              form={form}
              name={`taxes.${index}.ratePercent`}
              label={`Tipo de IVA, IGIC o IPSI${of}, en %`}
            />
            <AmountInput
              form={form}
              name={`taxes.${index}.amountEur`}
              label={`Cuota${of}`}
              proposalEur={due ?? undefined}
            />
          </div>
        );
      })}
      <AmountInput form={form} name="totalEur" label={billRecord.fields.totalEur.label} isTotal />
      <div className="d-flex flex-wrap gap-2 mt-2">
        {taxes.length < maxBillTaxes && (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => set([...form.getValues('taxes'), emptyTax])}
          >
            <Plus aria-hidden="true" /> Añadir otro tipo de impuesto
          </button>
        )}
        {!isOnly && (
          <button
            type="button"
            className="btn btn-sm btn-outline-secondary"
            onClick={() => set(form.getValues('taxes').slice(0, -1))}
          >
            Quitar el último
          </button>
        )}
      </div>
    </fieldset>
  );
}
