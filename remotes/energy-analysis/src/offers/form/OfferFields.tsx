import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import { periodCount, tariffs } from '@vatio/energy/tariff';
import { FieldGrid, inputLabel, PeriodInputs, RecordFields, SelectField } from '@vatio/ui/forms';
import { type OfferFormState, offerInputs } from './offerForm';
import { UnitQuestion } from './UnitQuestion';

const atrOptions = [
  { value: 'true', label: 'Sí, todo incluido' },
  { value: 'false', label: 'No, se suman peajes y cargos' },
];
const powerOptions = [
  { value: 'regulated', label: 'El regulado' },
  { value: 'own', label: 'Propio' },
];

const inputOf = (name: 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear') => ({
  name,
  label: inputLabel(offerInputs[name]),
  help: offerInputs[name].help,
});

const ofIndexed = {
  help: 'Se guarda, pero no se calcula: cuentan los precios por periodo que escribas',
};

/** The fields of an offer. What it does not say stays empty: it is kept as missing. */
export function OfferFields({ form }: { readonly form: OfferFormState }) {
  const [typedTariff, powerPrice, mode] = form.watch(['tariff', 'powerPrice', 'mode']);
  const tariff = tariffs.find((one) => one === typedTariff) ?? '3.0TD';
  return (
    <>
      <RecordFields
        record={offerRecord}
        form={form}
        only={['supplier', 'name', 'tariff', 'mode']}
      />
      <PeriodInputs
        form={form}
        {...inputOf('energyPricesEurPerKwh')}
        count={periodCount(tariff, 'energy')}
      />
      <UnitQuestion form={form} />
      <FieldGrid>
        <SelectField
          form={form}
          name="includesAtr"
          label={`¿${offerInputs.includesAtr.label}?`}
          options={atrOptions}
          placeholder="Elige"
        />
        <SelectField
          form={form}
          name="powerPrice"
          label="Precio de la potencia"
          options={powerOptions}
        />
      </FieldGrid>
      {powerPrice === 'own' && (
        <PeriodInputs
          form={form}
          {...inputOf('powerPricesEurPerKwYear')}
          count={periodCount(tariff, 'power')}
        />
      )}
      <RecordFields
        record={offerRecord}
        form={form}
        only={['monthlyFeeEur', 'marginEurPerKwh', 'commitmentMonths', 'validUntil', 'notes']}
        own={mode === 'indexed' ? { marginEurPerKwh: ofIndexed } : {}}
      />
    </>
  );
}
