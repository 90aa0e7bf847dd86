import type { ReactElement } from 'react';
import type { ErrorContext, NoticeOptions } from './contract';
import { platformHost } from './host';

/** Shows a toast for 5 seconds, or as the options say. Returns a function that closes it. */
export const notify = (content: string | ReactElement, options?: NoticeOptions): (() => void) =>
  platformHost().notify(content, options);

/** Reports a caught error to the operators. The host adds section, version and owner. */
export const reportError = (error: unknown, context?: ErrorContext): void =>
  platformHost().reportError(error, context);
