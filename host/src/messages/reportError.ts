import type { ErrorContext } from '@vatio/platform';

/** One line in the console per error that was caught, with where it happened. */
export function reportError(error: unknown, context: ErrorContext = {}): void {
  // biome-ignore lint/suspicious/noConsole: this is the one place that reports errors
  console.error('[vatio]', { ...context, path: window.location.pathname }, error);
}
