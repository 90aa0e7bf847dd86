import { errorReportLimit, errorReportSchema } from '@vatio/contracts/federation/errorReport';
import { registered } from '../testing/sections';
import { errorReportOf, type SeenError, serialized } from './errorReport';

const sections = [
  registered('billing', { version: '1.1.0-0123abcd' }),
  registered('energy-analysis'),
];
const reportOf = (seen: Partial<SeenError> = {}) =>
  errorReportOf({ error: new Error('broke'), context: {}, path: '/company', ...seen }, sections);

const thrownIn = (file: string) =>
  Object.assign(new Error('broke'), { stack: `Error: broke\n    at f (${file}:1:234)` });
const inOldBilling = thrownIn('http://localhost/remotes/billing/1.0.0-fedc9876/entry.1a2b3c4d.js');

describe('whose error it is', () => {
  it('is said by the code that caught it', () => {
    const context = { section: 'company', version: '2.0.0-11112222', owner: 'equipo-pds' };
    expect(reportOf({ context, error: inOldBilling })).toMatchObject(context);
  });

  it('is told by the file that it was thrown in, with the version that really ran', () => {
    expect(reportOf({ error: inOldBilling, path: '/energy-analysis' })).toMatchObject({
      section: 'billing',
      version: '1.0.0-fedc9876',
      owner: 'equipo-billing',
    });
  });

  it('is told by what caused it, too', () => {
    const error = new Error('wrapped', { cause: inOldBilling });
    expect(reportOf({ error })).toMatchObject({ section: 'billing', version: '1.0.0-fedc9876' });
  });

  it('names the section on screen otherwise', () => {
    const error = thrownIn('http://localhost/assets/main.1a2b3c4d.js');
    expect(reportOf({ error, path: '/billing/7/editar' })).toMatchObject({
      section: 'billing',
      version: '1.1.0-0123abcd',
      owner: 'equipo-billing',
    });
  });

  it.each([
    ['where no section is on screen', { path: '/login' }],
    ['when it says so', { path: '/billing', context: { section: 'host' } }],
  ])('is the host’s %s', (_, seen) => {
    const report = reportOf(seen);
    expect(report).not.toHaveProperty('section');
    expect(report).not.toHaveProperty('owner');
  });

  it('is a section’s also when that is not deployed', () => {
    const report = reportOf({ context: { section: 'audit', version: '', owner: '' } });
    expect(report).toMatchObject({ section: 'audit' });
    expect(report).not.toHaveProperty('version');
  });
});

describe('a report', () => {
  it('holds what the person can read out, and what else is known', () => {
    const context = { incident: '1A2B3C4D', kind: 'timeout', tries: 2, isRetry: true };
    expect(reportOf({ context })).toMatchObject({
      message: 'Error: broke',
      incident: '1A2B3C4D',
      context: { kind: 'timeout', tries: 2, isRetry: true },
    });
  });

  it.each([
    ['a text', 'just words'],
    ['nothing', undefined],
    ['an empty text', ''],
    ['an object', { status: 500 }],
  ])('can be made of %s', (_, error) => {
    expect(errorReportSchema.safeParse(reportOf({ error })).success).toBe(true);
  });

  it.each(['x', 'ñ', '☀', '\0', '\u{d800}'])(
    'fits into what the server takes, however long its texts (%j)',
    (letter) => {
      const long = letter.repeat(20_000);
      const error = Object.assign(new Error(long), { stack: long });
      const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`fact ${n}`, long]));
      const context = { section: long, version: long, owner: long, incident: long, ...many };
      const text = serialized(reportOf({ error, context, path: `/${'x'.repeat(20_000)}` }));

      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(errorReportLimit);
      expect(errorReportSchema.safeParse(JSON.parse(text)).error).toBeUndefined();
    },
  );

  it('of causes that go round in circles ends', () => {
    const error = new Error('first');
    error.cause = new Error('second', { cause: error });
    expect(reportOf({ error }).stack).toContain('Caused by: Error: second');
  });
});
