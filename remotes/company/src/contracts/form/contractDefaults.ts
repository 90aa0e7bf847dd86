import { typedFrom } from '@vatio/ui/forms';
import type { SupplyContract } from '../../common/contract';
import { addDays } from '../../common/values/days';
import type { ContractForm } from './contractForm';

/** One field per period of the largest tariff: values beyond the chosen tariff are kept, and not sent. */
const maxPeriods = 6;
const noValues = Array.from({ length: maxPeriods }, () => '');
/** A change of powers to be typed. */
export const emptyPowerChange = { from: '', powersKw: noValues };

const asTyped = (values: readonly string[] | null) =>
  noValues.map((_, index) => typedFrom(values?.[index] ?? null));

/** The first contract of a point: the person has to say everything. */
export const emptyContract: ContractForm = {
  supplier: '',
  tariff: '',
  from: '',
  to: '',
  powersKw: noValues,
  mode: 'fixed',
  energyPricesEurPerKwh: noValues,
  includesAtr: '',
  powerPricesEurPerKwYear: noValues,
  marginEurPerKwh: '',
  meterEurPerMonth: '',
  use: 'general',
  noticeDays: '',
  plannedMonths: '',
  powerChanges: [],
  reducedTax: { letter: '', energyPercent: '' },
  vulnerability: '',
  socialBonusFinancing: '',
};

/** The stored contract, as the form shows it. */
export function contractFormOf(contract: SupplyContract): ContractForm {
  const { supplier, tariff, from, to, mode, use, noticeDays } = contract;
  return {
    supplier,
    tariff,
    from,
    to: to ?? '',
    mode,
    includesAtr: contract.energyPricesEurPerKwh ? (contract.includesAtr ? 'in' : 'out') : '',
    use,
    powersKw: asTyped(contract.powersKw),
    energyPricesEurPerKwh: asTyped(contract.energyPricesEurPerKwh),
    powerPricesEurPerKwYear: asTyped(contract.powerPricesEurPerKwYear),
    marginEurPerKwh: typedFrom(contract.marginEurPerKwh),
    meterEurPerMonth: typedFrom(contract.meterEurPerMonth),
    noticeDays: wholeAsTyped(noticeDays),
    plannedMonths: wholeAsTyped(contract.plannedMonths),
    powerChanges: contract.powerChanges.map((change) => ({
      from: change.from,
      powersKw: asTyped(change.powersKw),
    })),
    reducedTax: {
      letter: contract.reducedTax?.letter ?? '',
      energyPercent: typedFrom(contract.reducedTax?.energyPercent ?? null),
    },
    vulnerability: contract.vulnerability ?? '',
    socialBonusFinancing: contract.socialBonusFinancing ?? '',
  };
}

const wholeAsTyped = (value: number | null) => (value === null ? '' : String(value));

/**
 * The contract after another one: the same, from the day after its end, with its last powers. Prices
 * are not taken over: they mostly change, and an unnoticed old price would be wrong money. Nor is the
 * duration that was signed.
 */
export function contractAfter(last: SupplyContract | undefined): ContractForm {
  if (!last) return emptyContract;
  return {
    ...contractFormOf(last),
    from: last.to === null ? '' : addDays(last.to, 1),
    to: '',
    powersKw: asTyped(last.powerChanges.at(-1)?.powersKw ?? last.powersKw),
    powerChanges: [],
    plannedMonths: '',
    energyPricesEurPerKwh: noValues,
    includesAtr: '',
    powerPricesEurPerKwYear: noValues,
    marginEurPerKwh: '',
  };
}
