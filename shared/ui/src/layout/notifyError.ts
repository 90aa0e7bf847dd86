import { notify } from '@vatio/platform';
import { messageOf } from './messageOf';

/**
 * A notice that something could not be done: for a click that has no form to show it in. What fails
 * many times for the same reason is said once.
 */
export function notifyError(error: unknown): void {
  const message = messageOf(error);
  notify(message, { kind: 'error', id: message });
}
