import { auditVerdict } from './audit';
import { billOfProduct } from './bill';

const development = [{ name: 'cdx:npm:package:development', value: 'true' }];
const component = (name: string, properties: { name: string }[] = []) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  properties,
});

it('the bill of materials has what the product is made of, and nothing of the tools', () => {
  const bill = billOfProduct({
    bomFormat: 'CycloneDX',
    components: [component('react'), component('webpack', development), component('zod')],
    dependencies: [
      { ref: 'react@1.0.0', dependsOn: ['zod@1.0.0', 'webpack@1.0.0'] },
      { ref: 'webpack@1.0.0', dependsOn: ['react@1.0.0'] },
    ],
  });
  expect(bill).toEqual({
    bomFormat: 'CycloneDX',
    components: [component('react'), component('zod')],
    dependencies: [{ ref: 'react@1.0.0', dependsOn: ['zod@1.0.0'] }],
  });
});

it.each([
  [
    'no known vulnerability',
    { vulnerabilities: {}, metadata: { vulnerabilities: { total: 0 } } },
    { code: 0, says: 'No known vulnerability.\n1 passed, 0 failed' },
  ],
  [
    'one',
    {
      vulnerabilities: { saxes: { severity: 'high' } },
      metadata: { vulnerabilities: { total: 1 } },
    },
    { code: 1, says: expect.stringMatching(/^saxes: high\n.*\n0 passed, 1 failed$/) },
  ],
  [
    'a registry without advisories',
    { message: '405 Method Not Allowed', statusCode: 405 },
    {
      code: 0,
      says: 'Not checked: the registry has no advisories (405 Method Not Allowed).\n0 passed, 0 failed',
    },
  ],
  ['nothing', undefined, { code: 0, says: expect.stringMatching(/^Not checked/) }],
])('an audit that finds %s says so', (_what, report, verdict) => {
  expect(auditVerdict(JSON.stringify(report) ?? '')).toEqual(verdict);
});
