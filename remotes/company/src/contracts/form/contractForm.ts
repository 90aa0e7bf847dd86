import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import { periodCount, type Tariff, tariffs } from '@vatio/energy/tariff';
import {
  array,
  type Infer,
  type Input,
  object,
  orNothing,
  rules,
  type SavedForm,
  textOf,
  textOrNothing,
  wholeOrNothing,
} from '@vatio/ui/forms';
import { financings, modes, supplyUses, vulnerabilities } from '../../common/values/words';
import { contractProblems } from './contractProblems';

/**
 * The letters of Ley 38/1992 art. 98.1. The contract's own list would bring zod along; the type compares
 * them.
 */
export const reductionLetters = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

const day = () => textOf(rules.plausibleDay());
const byPeriod = (limits: rules.DecimalLimits) => array(orNothing(rules.typedDecimal(limits)));

const powers = () => byPeriod({ maxDecimals: 3, max: 1_000_000, unit: 'kW' });
/** Allows a price per MWh, so that the person is asked whether it is one. */
const margin = rules.marginPerKwh(
  rules.typedDecimal({ maxDecimals: 6, max: 100_000, unit: '€/kWh' }),
);
const percent = rules
  .typedDecimal({ maxDecimals: 2, max: 100, unit: '%' })
  .refine((typed) => Number(typed) > 0, 'Debe ser mayor que 0 %');

const typedContract = object({
  supplier: rules.line('La comercializadora', 120),
  tariff: textOf(rules.oneOf(tariffs, 'Elige una tarifa')),
  from: day(),
  to: textOrNothing(rules.plausibleDay()),
  powersKw: powers(),
  mode: textOf(rules.oneOf(modes, 'Elige una modalidad')),
  energyPricesEurPerKwh: byPeriod({ maxDecimals: 6, max: 10, unit: '€/kWh' }),
  includesAtr: textOrNothing(rules.oneOf(['in', 'out'], 'Elige sí o no')),
  powerPricesEurPerKwYear: byPeriod({ maxDecimals: 6, max: 10_000, unit: '€/kW·año' }),
  marginEurPerKwh: orNothing(margin),
  meterEurPerMonth: orNothing(rules.typedDecimal({ maxDecimals: 2, max: 10_000, unit: '€' })),
  use: textOf(rules.oneOf(supplyUses, 'Elige un uso')),
  noticeDays: wholeOrNothing({ min: 0, max: 365, unit: 'días' }),
  plannedMonths: wholeOrNothing({ min: 1, max: 600, unit: 'meses' }),
  powerChanges: array(object({ from: day(), powersKw: powers() })),
  reducedTax: object({
    letter: textOrNothing(rules.oneOf(reductionLetters, 'Elige la letra del artículo 98.1')),
    energyPercent: orNothing(percent),
  }),
  vulnerability: textOrNothing(rules.oneOf(vulnerabilities, 'Elige si es vulnerable')),
  socialBonusFinancing: textOrNothing(rules.oneOf(financings, 'Elige cómo se factura')),
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

function toContract(contract: Typed): NewSupplyContract {
  const { tariff, powerChanges } = contract;
  const { letter, energyPercent } = contract.reducedTax;
  return {
    ...contract,
    includesAtr: contract.includesAtr === 'in',
    powersKw: known(contract.powersKw, tariff, 'power'),
    energyPricesEurPerKwh: orNull(known(contract.energyPricesEurPerKwh, tariff, 'energy')),
    powerPricesEurPerKwYear: orNull(known(contract.powerPricesEurPerKwYear, tariff, 'power')),
    powerChanges: powerChanges.map(({ from, powersKw }) => ({
      from,
      powersKw: known(powersKw, tariff, 'power'),
    })),
    reducedTax: letter !== null && energyPercent !== null ? { letter, energyPercent } : null,
  };
}

const known = (values: readonly (string | null)[], tariff: Tariff, term: 'power' | 'energy') =>
  values.slice(0, periodCount(tariff, term)).filter((value) => value !== null);
const orNull = (values: string[]) => (values.length > 0 ? values : null);
