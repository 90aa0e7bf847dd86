import { periodCount, tariffs } from '@vatio/energy/tariff';
import { FieldGrid, PeriodInputs, SelectField, TextField } from '@vatio/ui/forms';
import { modeLabels } from '../offer';
import type { OfferFormState } from './offerForm';
import { UnitQuestion } from './UnitQuestion';

const tariffOptions = tariffs.map((value) => ({ value, label: value }));
const modeOptions = Object.entries(modeLabels).map(([value, label]) => ({ value, label }));
const atrOptions = [
  { value: 'in', label: 'Sí, todo incluido' },
  { value: 'out', label: 'No, se suman peajes y cargos' },
];
const powerOptions = [
  { value: 'regulated', label: 'El regulado' },
  { value: 'own', label: 'Propio' },
];

/** The fields of an offer. What it does not say stays empty: it is kept as missing. */
export function OfferFields({ form }: { readonly form: OfferFormState }) {
  const [typedTariff, powerPrice, mode] = form.watch(['tariff', 'powerPrice', 'mode']);
  const tariff = tariffs.find((one) => one === typedTariff) ?? '3.0TD';
  return (
    <>
      <FieldGrid>
        <TextField form={form} name="supplier" label="Comercializadora" dir="auto" />
        <TextField form={form} name="name" label="Nombre de la oferta (opcional)" dir="auto" />
        <SelectField form={form} name="tariff" label="Tarifa" options={tariffOptions} />
        <SelectField form={form} name="mode" label="Modalidad" options={modeOptions} />
      </FieldGrid>
      <PeriodInputs
        form={form}
        name="energyPricesEurPerKwh"
        label="Precios de la energía, en €/kWh"
        help="Puedes pegar varios a la vez. Deja vacío el que la oferta no diga: no se compara hasta saberlo."
        count={periodCount(tariff, 'energy')}
      />
      <UnitQuestion form={form} />
      <FieldGrid>
        <SelectField
          form={form}
          name="atr"
          label="¿Incluyen peajes y cargos?"
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
          name="powerPricesEurPerKwYear"
          label="Precios de la potencia, en €/kW·año"
          help="Con peajes y cargos dentro."
          count={periodCount(tariff, 'power')}
        />
      )}
      <FieldGrid>
        <TextField
          form={form}
          name="monthlyFeeEur"
          label="Cuota en €/mes (opcional)"
          inputMode="decimal"
        />
        <TextField
          form={form}
          name="marginEurPerKwh"
          label="Margen en €/kWh (opcional)"
          inputMode="decimal"
          help={
            mode === 'indexed'
              ? 'Se guarda, pero no se calcula: cuentan los precios por periodo que escribas'
              : 'Lo que suma al precio del mercado, si lo dice'
          }
        />
        <TextField
          form={form}
          name="commitmentMonths"
          label="Permanencia en meses (opcional)"
          inputMode="numeric"
          help="0 si dice que no tiene"
        />
        <TextField form={form} name="validUntil" label="Válida hasta (opcional)" type="date" />
      </FieldGrid>
      <TextField form={form} name="notes" label="Notas (opcional)" dir="auto" />
    </>
  );
}
