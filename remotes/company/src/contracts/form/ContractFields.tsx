import { contractRecord } from '@vatio/contracts/company/contractRecord';
import { periodCount, type Tariff, tariffs, voltageCaution } from '@vatio/energy/tariff';
import { FieldGrid, inputLabel, PeriodInputs, RecordFields, SelectField } from '@vatio/ui/forms';
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

const { fields } = contractRecord;
const terms = ['mode', 'use', 'marginEurPerKwh', 'meterEurPerMonth', 'noticeDays'] as const;

/** The fields of a contract, new or not. The tariff says how many powers and prices there are. */
export function ContractFields({ form, voltageKv }: ContractFieldsProps) {
  const [typedTariff, powersKw] = form.watch(['tariff', 'powersKw']);
  const tariff = tariffs.find((one) => one === typedTariff);
  return (
    <>
      <RecordFields
        record={contractRecord}
        form={form}
        only={['supplier', 'tariff', 'from', 'to']}
      />
      <AgainstVoltage tariff={tariff} voltageKv={voltageKv} />
      {tariff ? (
        <Periods form={form} tariff={tariff} problems={typedPowerProblems(tariff, powersKw)} />
      ) : (
        <p className="text-muted">Elige la tarifa para escribir potencias y precios.</p>
      )}
      <RecordFields record={contractRecord} form={form} only={terms} />
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
  { value: 'true', label: 'Sí, todo incluido' },
  { value: 'false', label: 'No, se suman peajes y cargos' },
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
      {isKnown && (
        <AccessDoubt of={{ tariff, from, prices, includesAtr: includesAtr === 'true' }} />
      )}
    </div>
  );
}

interface PeriodsProps {
  readonly form: ContractFormState;
  readonly tariff: Tariff;
  readonly problems: ReadonlyMap<number, string>;
}

type List = 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear';
const inputOf = (name: List) => ({
  name,
  label: inputLabel(fields[name]),
  help: fields[name].help,
});

function Periods({ form, tariff, problems }: PeriodsProps) {
  return (
    <>
      <PeriodInputs
        form={form}
        {...inputOf('powersKw')}
        count={periodCount(tariff, 'power')}
        problems={problems}
      />
      <PowerChanges form={form} tariff={tariff} />
      <PeriodInputs
        form={form}
        {...inputOf('energyPricesEurPerKwh')}
        count={periodCount(tariff, 'energy')}
      />
      <FieldGrid>
        <SelectField
          form={form}
          name="includesAtr"
          label={`¿${fields.includesAtr.label}?`}
          options={atrOptions}
          placeholder="Elige"
          help={fields.includesAtr.help}
        />
      </FieldGrid>
      <TypedAccess form={form} tariff={tariff} />
      <PeriodInputs
        form={form}
        {...inputOf('powerPricesEurPerKwYear')}
        count={periodCount(tariff, 'power')}
      />
    </>
  );
}
