import type { PlatformStatus, SectionStatus } from '@vatio/contracts/federation/platform';
import { type TestApp, testApp } from '../testing/testApp';

const at = '2026-03-01T08:00:00.000Z';
const billing: SectionStatus = {
  name: 'billing',
  active: {
    version: '1.4.0-3fa9c1d2',
    title: 'Facturación',
    path: 'billing',
    owner: 'equipo-billing',
    requires: {},
    runtime: '2.9.2',
    activatedAt: at,
  },
  channel: 'latest',
  allowOverrides: [],
  origin: { place: 'http://billing:8080', state: 'up' },
  versions: [],
  rejected: [{ version: '1.5.0-00000001', reason: 'It needs more.', at }],
};
const user: SectionStatus = {
  name: 'user',
  channel: 'latest',
  allowOverrides: [],
  origin: { place: 'http://user:8080', state: 'down' },
  versions: [],
  rejected: [],
};

let sections: readonly SectionStatus[];
let test: TestApp;
beforeEach(async () => {
  sections = [billing, user];
  const status = (): PlatformStatus => ({
    host: { version: '1.0.0-0a1b2c3d', offers: {}, startedAt: at },
    sections: [...sections],
  });
  test = await testApp({ status });
});

/** The metrics lines whose names begin so. */
async function metrics(start: string): Promise<string[]> {
  const { body } = await test.ask('/metrics');
  return body.split('\n').filter((line) => line.startsWith(start));
}

describe('the metrics', () => {
  it('are in the text format of Prometheus, and tell of the process', async () => {
    const answer = await test.ask('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    });
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('tell of each section, as it is now', async () => {
    expect(await metrics('vatio_section')).toEqual([
      'vatio_section_active_info{section="billing",version="1.4.0-3fa9c1d2"} 1',
      'vatio_section_origin_up{section="billing"} 1',
      'vatio_section_origin_up{section="user"} 0',
      'vatio_section_rejected_versions{section="billing"} 1',
      'vatio_section_rejected_versions{section="user"} 0',
    ]);
    sections = [user];
    expect(await metrics('vatio_section')).toEqual([
      'vatio_section_origin_up{section="user"} 0',
      'vatio_section_rejected_versions{section="user"} 0',
    ]);
  });

  it('count requests by what they are for, never by their path', async () => {
    const paths = ['/billing', '/company', '/assets/none.js', '/remotes/a/b/c.js', '/api/x'];
    for (const path of [...paths, '/foo.js', '/healthz']) await test.ask(path);
    await test.ask('/billing', { method: 'PUT' });
    expect((await metrics('http_requests_total')).sort()).toEqual([
      'http_requests_total{kind="api",status="503"} 1',
      'http_requests_total{kind="asset",status="404"} 1',
      'http_requests_total{kind="document",status="200"} 2',
      'http_requests_total{kind="other",status="200"} 1',
      'http_requests_total{kind="other",status="404"} 2',
      'http_requests_total{kind="section_file",status="404"} 1',
    ]);
    expect(await metrics('http_request_duration_seconds_count{kind="document"}')).toEqual([
      'http_request_duration_seconds_count{kind="document"} 2',
    ]);
    expect((await test.ask('/metrics')).body).not.toMatch(/foo|none\.js|company/);
  });

  it('count error reports by section, and no invented ones', async () => {
    for (const section of ['billing', 'billing', 'x1', 'x2', undefined]) {
      await test.ask('/error-reports', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message: 'a', path: '/', section }),
      });
    }
    expect((await metrics('vatio_error_reports_total')).sort()).toEqual([
      'vatio_error_reports_total{section="billing"} 2',
      'vatio_error_reports_total{section="host"} 1',
      'vatio_error_reports_total{section="other"} 2',
    ]);
  });
});
