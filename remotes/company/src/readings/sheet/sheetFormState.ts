import type { SavedForm } from '@vatio/ui/forms';
import type { SheetForm } from './sheetForm';

/** The form of the sheet. */
export type SheetFormState = SavedForm<SheetForm, SheetForm>['form'];
