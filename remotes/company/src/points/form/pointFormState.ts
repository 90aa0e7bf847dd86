import type { NewSupplyPoint } from '@vatio/contracts/company/points';
import type { SavedForm } from '@vatio/ui/forms';
import type { PointForm } from './pointForm';

/** The form of a supply point: what is typed → what is sent. */
export type PointFormState = SavedForm<PointForm, NewSupplyPoint>['form'];
