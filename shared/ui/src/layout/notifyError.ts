import { notify } from '@vatio/platform';
import { messageOf } from './messageOf';

/** A notice that something could not be done: for a click that has no form to show it in. */
export function notifyError(error: unknown): void {
  notify(messageOf(error), { kind: 'error' });
}
