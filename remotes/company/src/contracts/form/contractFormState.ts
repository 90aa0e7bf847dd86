import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { SavedForm } from '@vatio/ui/forms';
import type { ContractForm } from './contractForm';

/** The form of a contract: what is typed → what is sent. */
export type ContractFormState = SavedForm<ContractForm, NewSupplyContract>['form'];

/** The fields that have a value for each period. */
export type PeriodField = 'powersKw' | 'energyPricesEurPerKwh' | 'powerPricesEurPerKwYear';
