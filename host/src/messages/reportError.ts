import type { ErrorContext } from '@vatio/platform';
import type { RequestHeaders } from '../http/requestHeaders';
import type { Registry } from '../sections/registry/registry';
import type { SendReport } from './sendReport';

export interface ErrorReporting {
  /** Logs a caught error in the console, and reports it to the operators. */
  readonly report: (error: unknown, context?: ErrorContext) => void;
  /** Reports uncaught errors, which the console shows anyway. Returns a function that stops it. */
  readonly watchUncaught: () => () => void;
}

/** @param registry the sections and their owners */
export function createErrorReporting(
  registry: Pick<Registry, 'sections'>,
  headersOf: RequestHeaders,
): ErrorReporting {
  let sender: Promise<SendReport> | undefined;
  /** Its code is fetched with the first error: most visits have none. */
  const startedSender = () => {
    sender ??= import(/* webpackChunkName: "error-report" */ './sendReport').then(
      ({ createReportSender }) => createReportSender(registry, headersOf),
    );
    return sender;
  };
  const send = (error: unknown, context: ErrorContext) => {
    const path = window.location.pathname;
    startedSender()
      .then((sendReport) => sendReport({ error, context, path }))
      .catch(() => {
        // A failure of a report must not cause another report.
        sender = undefined;
      });
  };

  return {
    report: (error, context = {}) => {
      // biome-ignore lint/suspicious/noConsole: this is the one place that reports errors
      console.error('[vatio]', { ...context, path: window.location.pathname }, error);
      send(error, context);
    },
    watchUncaught: () => {
      const notice = (error: unknown) => isNoise(error) || send(error, { kind: 'uncaught' });
      const onError = ({ error, message }: ErrorEvent) => void notice(error ?? message);
      const onRejection = ({ reason }: PromiseRejectionEvent) => void notice(reason);
      window.addEventListener('error', onError);
      window.addEventListener('unhandledrejection', onRejection);
      return () => {
        window.removeEventListener('error', onError);
        window.removeEventListener('unhandledrejection', onRejection);
      };
    },
  };
}

/** Recognises, by name only, errors without a remedy: a late frame, an aborted request. */
const isNoise = (error: unknown): boolean =>
  /^(Error: )?ResizeObserver loop|^(AbortError|CanceledError)\b/.test(String(error));
