import type { NotVerifiable } from '../tariff/notVerifiable';
import type { Period } from '../tariff/tariffs';

/** One reason why a study has no result. The message is Spanish, whole sentences. */
export type RefusalReason =
  /** A regulated value is missing or pending on some day of the window. */
  | {
      readonly code: 'notVerifiable';
      readonly message: string;
      readonly notVerifiable: NotVerifiable;
    }
  /** No power is allowed in these periods: their bounds contradict each other. */
  | {
      readonly code: 'infeasibleBounds';
      readonly message: string;
      readonly periods: readonly Period[];
    }
  /** Less than a year was measured, without the option to annualise. */
  | { readonly code: 'tooFewMonths'; readonly message: string; readonly days: number }
  | {
      readonly code:
        | 'noDemand'
        | 'invalidPowers'
        | 'invalidMonths'
        | 'invalidDemand'
        | 'invalidBounds'
        | 'invalidStep'
        | 'icpNeeds20td'
        | 'tooManySteps';
      readonly message: string;
    };

/** A study that cannot be computed, and every reason found. */
export interface StudyRefusal {
  readonly state: 'refused';
  /** The reasons, at least one. */
  readonly reasons: readonly RefusalReason[];
}

export const isStudyRefusal = (value: object): value is StudyRefusal =>
  'state' in value && value.state === 'refused';

export const refusal = (...reasons: readonly RefusalReason[]): StudyRefusal => ({
  state: 'refused',
  reasons,
});
