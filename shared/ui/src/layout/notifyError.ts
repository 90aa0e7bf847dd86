import { notify } from '@vatio/platform';
import { messageOf } from './messageOf';

/**
 * A notice of a failed action, for a click without a form to show it in. Failures with the same
 * reason show once.
 */
export function notifyError(error: unknown): void {
  const message = messageOf(error);
  notify(message, { kind: 'error', id: message });
}
