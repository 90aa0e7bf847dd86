import type { ErrorContext } from '@vatio/platform';
import type { RequestHeaders } from '../http/requestHeaders';
import type { Registry } from '../sections/registry/registry';
import type { SendReport } from './sendReport';

export interface ErrorReporting {
  /** One line in the console for an error that was caught, and a report to the operators. */
  readonly report: (error: unknown, context?: ErrorContext) => void;
  /** Reports what nobody catches, which the console says by itself. Returns what stops it. */
  readonly watchUncaught: () => () => void;
}

/** @param registry says whose the sections are */
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
        // Whatever keeps a report from being sent must not lead to another one.
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

/** What browsers call an error and nobody can do anything about: a late frame, a request given up. */
const isNoise = (error: unknown): boolean =>
  /^(Error: )?ResizeObserver loop|^(AbortError|CanceledError)\b/.test(String(error));
