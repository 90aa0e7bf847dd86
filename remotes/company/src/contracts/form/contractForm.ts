import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import { periodCount, type Tariff, tariffs } from '@vatio/energy/tariff';
import {
  array,
  boolean,
  type Infer,
  type Input,
  object,
  rules,
  type SavedForm,
} from '@vatio/ui/forms';
import { orNothing, textOf, textOrNothing, wholeOrNothing } from '../../common/values/typed';
import { modes, supplyUses } from '../../common/values/words';
import { contractProblems } from './contractProblems';

const day = () => textOf(rules.plausibleDay());
const byPeriod = (limits: rules.DecimalLimits) => array(orNothing(rules.typedDecimal(limits)));

const typedContract = object({
  supplier: rules.line('La comercializadora', 120),
  tariff: textOf(rules.oneOf(tariffs, 'Elige una tarifa')),
  from: day(),
  to: textOrNothing(rules.plausibleDay()),
  powersKw: byPeriod({ maxDecimals: 3, max: 1_000_000, unit: 'kW' }),
  mode: textOf(rules.oneOf(modes, 'Elige una modalidad')),
  energyPricesEurPerKwh: byPeriod({ maxDecimals: 6, max: 10, unit: '€/kWh' }),
  includesAtr: boolean(),
  powerPricesEurPerKwYear: byPeriod({ maxDecimals: 6, max: 10_000, unit: '€/kW·año' }),
  marginEurPerKwh: orNothing(rules.typedDecimal({ maxDecimals: 6, max: 10, unit: '€/kWh' })),
  meterEurPerMonth: orNothing(rules.typedDecimal({ maxDecimals: 2, max: 10_000, unit: '€' })),
  use: textOf(rules.oneOf(supplyUses, 'Elige un uso')),
  noticeDays: wholeOrNothing({ min: 0, max: 365, unit: 'días' }),
});
type Typed = Infer<typeof typedContract>;

/** A contract as it is typed → as it is sent, with the rules of the API and of the tariff. */
export const contractFormSchema = typedContract
  .superRefine((contract, context) => {
    for (const { path, message } of contractProblems(contract)) {
      context.addIssue({ code: 'custom', path: [...path], message });
    }
  })
  .transform(toContract);
export type ContractForm = Input<typeof contractFormSchema>;
export type ContractFormState = SavedForm<ContractForm, NewSupplyContract>['form'];
export type PeriodField = 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear';

function toContract(contract: Typed): NewSupplyContract {
  const { tariff } = contract;
  return {
    ...contract,
    powersKw: known(contract.powersKw, tariff, 'power'),
    energyPricesEurPerKwh: orNull(known(contract.energyPricesEurPerKwh, tariff, 'energy')),
    powerPricesEurPerKwYear: orNull(known(contract.powerPricesEurPerKwYear, tariff, 'power')),
  };
}

const known = (values: readonly (string | null)[], tariff: Tariff, term: 'power' | 'energy') =>
  values.slice(0, periodCount(tariff, term)).filter((value) => value !== null);
const orNull = (values: string[]) => (values.length > 0 ? values : null);
