import type { PlatformStatus } from '@vatio/contracts/federation/platform';
import { Counter, Gauge, type Registry } from 'prom-client';

/**
 * The sections' state, read at each scrape.
 *
 * @returns counts an error report; a section that is not configured counts as `other`
 */
export function addSectionMetrics(
  registry: Registry,
  status: () => PlatformStatus,
): (section: string | undefined) => void {
  const registers = [registry];
  new Gauge({
    name: 'vatio_section_active_info',
    help: 'The active version of each section, always 1.',
    labelNames: ['section', 'version'],
    registers,
    collect() {
      this.reset();
      for (const { name, active } of status().sections) {
        if (active) this.set({ section: name, version: active.version }, 1);
      }
    },
  });
  new Gauge({
    name: 'vatio_section_origin_up',
    help: 'Whether the place a section is deployed to could be read when last looked at.',
    labelNames: ['section'],
    registers,
    collect() {
      this.reset();
      for (const { name, origin } of status().sections) {
        this.set({ section: name }, origin.state === 'up' ? 1 : 0);
      }
    },
  });
  new Gauge({
    name: 'vatio_section_rejected_versions',
    help: 'Versions of a section that were not taken, of those last seen.',
    labelNames: ['section'],
    registers,
    collect() {
      this.reset();
      for (const { name, rejected } of status().sections) {
        this.set({ section: name }, rejected.length);
      }
    },
  });
  const reports = new Counter({
    name: 'vatio_error_reports_total',
    help: 'Errors that pages reported, by section; the host itself is `host`.',
    labelNames: ['section'],
    registers,
  });
  return (section) => {
    const isKnown = status().sections.some(({ name }) => name === section);
    reports.inc({ section: section === undefined ? 'host' : isKnown ? section : 'other' });
  };
}
