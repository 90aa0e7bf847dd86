import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { download } from '@vatio/ui/export';
import { Download } from 'lucide-react';
import type { BrowserFacts } from './useBrowserFacts';

export interface DownloadButtonProps {
  readonly status: PlatformStatus;
  readonly browser: BrowserFacts;
  /** The time of the status, in milliseconds since 1970. */
  readonly updatedAt: number;
}

/** Saves the page's data as JSON, for testers and reports of problems. */
export function DownloadButton({ status, browser, updatedAt }: DownloadButtonProps) {
  const save = () => {
    const at = new Date(updatedAt).toISOString();
    const { timings, overrides } = browser;
    const facts = { ...status, at, browser: { agent: navigator.userAgent, timings, overrides } };
    const json = new Blob([JSON.stringify(facts, null, 2)], { type: 'application/json' });
    download(`plataforma-${at.replaceAll(':', '-')}.json`, json);
  };
  return (
    <button type="button" className="btn btn-outline-primary" onClick={save}>
      <Download aria-hidden="true" /> Descargar JSON
    </button>
  );
}
