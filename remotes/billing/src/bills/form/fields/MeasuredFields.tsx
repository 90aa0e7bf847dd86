import { periodCount, type Tariff } from '@vatio/energy/tariff';
import { MoreFields, PeriodInputs } from '@vatio/ui/forms';
import type { BillFormState } from '../schema/billForm';
import { periodLabel } from './periodLabel';

export interface OfTariffProps {
  readonly form: BillFormState;
  readonly tariff: Tariff;
}

/** The measured values, as the bill prints them. A period that is left empty has none. */
export function MeasuredFields({ form, tariff }: OfTariffProps) {
  const { defaultValues, errors } = form.formState;
  const energy = periodCount(tariff, 'energy');
  const maxima = (
    <PeriodInputs
      form={form}
      name="maxKw"
      label={periodLabel('maxKw')}
      count={periodCount(tariff, 'power')}
    />
  );
  return (
    <>
      <PeriodInputs form={form} name="energyKwh" label={periodLabel('energyKwh')} count={energy} />
      {tariff === '2.0TD' ? (
        <MoreFields
          title="Potencias máximas"
          isOpen={defaultValues?.maxKw?.some(Boolean) ?? false}
          hasErrors={Boolean(errors.maxKw)}
        >
          {maxima}
        </MoreFields>
      ) : (
        <>
          {maxima}
          <PeriodInputs
            form={form}
            name="reactiveKvarh"
            label={periodLabel('reactiveKvarh')}
            count={energy}
          />
        </>
      )}
    </>
  );
}
