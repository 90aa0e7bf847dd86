import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import { periodCount, type Tariff } from '@vatio/energy/tariff';
import type { Input, SavedForm } from '@vatio/ui/forms';
import { contractProblems } from './contractProblems';
import { type TypedContract, typedContract } from './typedContract';

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

function toContract(contract: TypedContract): NewSupplyContract {
  const { tariff, powerChanges } = contract;
  const { letter, energyPercent } = contract.reducedTax;
  return {
    ...contract,
    includesAtr: contract.includesAtr === true,
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
