import { periodCount, type Tariff, tariffs, voltageCaution } from '@vatio/energy/tariff';
import { FieldGrid, PeriodInputs, SelectField, TextField } from '@vatio/ui/forms';
import { modeOptions, supplyUseOptions, tariffOptions } from '../../common/values/words';
import { AccessDoubt } from '../AccessDoubt';
import { ContractFacts } from './ContractFacts';
import type { ContractFormState } from './contractForm';
import { PowerChanges } from './PowerChanges';
import { typedPowerProblems } from './powers';

interface ContractFieldsProps {
  readonly form: ContractFormState;
  /** The supply point's voltage; null or undefined: unknown. */
  readonly voltageKv: string | null | undefined;
}

/** The fields of a contract, new or not. The tariff says how many powers and prices there are. */
export function ContractFields({ form, voltageKv }: ContractFieldsProps) {
  const [typedTariff, powersKw] = form.watch(['tariff', 'powersKw']);
  const tariff = tariffs.find((one) => one === typedTariff);
  return (
    <>
      <FieldGrid>
        <TextField form={form} name="supplier" label="Comercializadora" dir="auto" />
        <SelectField
          form={form}
          name="tariff"
          label="Tarifa"
          options={tariffOptions}
          placeholder="Elige una tarifa"
        />
        <TextField form={form} name="from" label="Primer día" type="date" />
        <TextField
          form={form}
          name="to"
          label="Último día (opcional)"
          type="date"
          help="Incluido. Déjalo vacío si no tiene fecha final."
        />
      </FieldGrid>
      <AgainstVoltage tariff={tariff} voltageKv={voltageKv} />
      {tariff ? (
        <Periods form={form} tariff={tariff} problems={typedPowerProblems(tariff, powersKw)} />
      ) : (
        <p className="text-muted">Elige la tarifa para escribir potencias y precios.</p>
      )}
      <FieldGrid>
        <SelectField form={form} name="mode" label="Modalidad" options={modeOptions} />
        <SelectField
          form={form}
          name="use"
          label="Uso"
          options={supplyUseOptions}
          help="Fija el mínimo del impuesto eléctrico y el IGIC"
        />
        <TextField
          form={form}
          name="marginEurPerKwh"
          label="Margen en €/kWh (opcional)"
          inputMode="decimal"
          help="Lo que la comercializadora suma al precio del mercado"
        />
        <TextField
          form={form}
          name="meterEurPerMonth"
          label="Alquiler del contador en €/mes (opcional)"
          inputMode="decimal"
        />
        <TextField
          form={form}
          name="noticeDays"
          label="Días de preaviso (opcional)"
          inputMode="numeric"
          help="Antes del último día, para no renovar"
        />
      </FieldGrid>
      <ContractFacts form={form} />
    </>
  );
}

/** Only a warning: the voltage may be what is wrong. */
function AgainstVoltage({
  tariff,
  voltageKv,
}: Pick<ContractFieldsProps, 'voltageKv'> & { readonly tariff: Tariff | undefined }) {
  const caution = tariff ? voltageCaution(tariff, voltageKv) : null;
  return <div role="status">{caution && <p className="alert alert-warning">{caution}</p>}</div>;
}

const atrOptions = [
  { value: 'in', label: 'Sí, todo incluido' },
  { value: 'out', label: 'No, se suman peajes y cargos' },
];

/** The same of prices that look like the other kind. */
function TypedAccess({ form, tariff }: Pick<PeriodsProps, 'form' | 'tariff'>) {
  const [from, typed, includesAtr] = form.watch(['from', 'energyPricesEurPerKwh', 'includesAtr']);
  const prices = typed
    .slice(0, periodCount(tariff, 'energy'))
    .map((price) => price.trim().replace(',', '.'));
  const isKnown = includesAtr !== '' && prices.every((price) => Number(price) > 0);
  return (
    <div role="status">
      {isKnown && <AccessDoubt of={{ tariff, from, prices, includesAtr: includesAtr === 'in' }} />}
    </div>
  );
}

interface PeriodsProps {
  readonly form: ContractFormState;
  readonly tariff: Tariff;
  readonly problems: ReadonlyMap<number, string>;
}

function Periods({ form, tariff, problems }: PeriodsProps) {
  return (
    <>
      <PeriodInputs
        form={form}
        name="powersKw"
        label="Potencias contratadas, en kW"
        help="Puedes pegar varias a la vez desde una hoja de cálculo."
        count={periodCount(tariff, 'power')}
        problems={problems}
      />
      <PowerChanges form={form} tariff={tariff} />
      <PeriodInputs
        form={form}
        name="energyPricesEurPerKwh"
        label="Precios de la energía, en €/kWh (opcional)"
        help="Déjalos vacíos si no se saben o cambian cada hora."
        count={periodCount(tariff, 'energy')}
      />
      <FieldGrid>
        <SelectField
          form={form}
          name="includesAtr"
          label="¿Incluyen peajes y cargos?"
          options={atrOptions}
          placeholder="Elige"
          help="De ello depende todo coste y toda factura del punto."
        />
      </FieldGrid>
      <TypedAccess form={form} tariff={tariff} />
      <PeriodInputs
        form={form}
        name="powerPricesEurPerKwYear"
        label="Precios de la potencia, en €/kW·año (opcional)"
        help="Déjalos vacíos si son los regulados."
        count={periodCount(tariff, 'power')}
      />
    </>
  );
}
