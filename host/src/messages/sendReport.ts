import type { RequestHeaders } from '../http/requestHeaders';
import type { Registry } from '../sections/registry/registry';
import { errorReportOf, type SeenError, serialized } from './errorReport';

export type SendReport = (seen: SeenError) => void;

const windowMs = 60_000;
const reportsPerWindow = 10;

/**
 * Sends reports to the composition server: at most ten a minute, and the same one once a minute. The sender
 * does not wait, and a report that does not arrive is lost.
 */
export function createReportSender(
  registry: Pick<Registry, 'sections'>,
  headersOf: RequestHeaders,
  now: () => number = Date.now,
): SendReport {
  let recent: readonly { readonly key: string; readonly at: number }[] = [];

  return (seen) => {
    const report = errorReportOf(seen, registry.sections());
    const key = [report.section, report.message, report.stack].join('\n');
    recent = recent.filter(({ at }) => at > now() - windowMs);
    if (recent.length >= reportsPerWindow || recent.some((other) => other.key === key)) return;
    recent = [...recent, { key, at: now() }];

    fetch('error-reports', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf('POST', 'error-reports') },
      body: serialized(report),
      // Sent even when the page closes.
      keepalive: true,
    }).catch(() => undefined);
  };
}
