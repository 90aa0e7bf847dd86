import type { NewClient } from '@vatio/contracts/company/clients';
import type { SavedForm } from '@vatio/ui/forms';
import type { ClientForm } from './clientForm';

/** The form of a client: what is typed → what is sent. */
export type ClientFormState = SavedForm<ClientForm, NewClient>['form'];
