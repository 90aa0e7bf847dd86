import { powerChangeFields } from '@vatio/contracts/company/contractRecord';
import { periodsAsTyped, typedOf } from '@vatio/ui/forms';
import type { SupplyContract } from '../../common/contract';
import { addDays } from '../../common/values/days';
import type { ContractForm } from './contractForm';
import { contractFields, reductionInputs } from './typedContract';

/** A change of powers to be typed. */
export const emptyPowerChange = typedOf(powerChangeFields);

/** The first contract of a point: the person has to say everything. */
export const emptyContract: ContractForm = {
  ...typedOf(contractFields),
  mode: 'fixed',
  use: 'general',
  powerChanges: [],
  reducedTax: typedOf(reductionInputs),
};

/** The stored contract, as the form shows it. Values beyond the chosen tariff are kept, and not sent. */
export function contractFormOf(contract: SupplyContract): ContractForm {
  const { energyPricesEurPerKwh, includesAtr, powerChanges, reducedTax } = contract;
  return {
    ...typedOf(contractFields, { ...contract, includesAtr: energyPricesEurPerKwh && includesAtr }),
    powerChanges: powerChanges.map((change) => typedOf(powerChangeFields, change)),
    reducedTax: typedOf(reductionInputs, reducedTax ?? {}),
  };
}

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
    powersKw: periodsAsTyped(last.powerChanges.at(-1)?.powersKw ?? last.powersKw),
    powerChanges: [],
    plannedMonths: '',
    energyPricesEurPerKwh: emptyContract.energyPricesEurPerKwh,
    includesAtr: '',
    powerPricesEurPerKwYear: emptyContract.powerPricesEurPerKwYear,
    marginEurPerKwh: '',
  };
}
