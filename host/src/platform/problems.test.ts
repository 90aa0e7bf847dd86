import { sectionStatus } from '../testing/platformStatus';
import { problemsFirst, problemsOf } from './problems';

const well = sectionStatus('user');
const refusedAt = (at: string) => [{ version: '1.2.0-11112222', reason: 'It is damaged.', at }];

describe('what an operator has to look at', () => {
  it('is nothing while the origin answers and nothing was refused', () => {
    expect(problemsOf(well)).toEqual([]);
  });

  it('is an origin that is down, but not one that was not asked yet', () => {
    const origin = (state: 'down' | 'unknown') => ({ origin: { ...well.origin, state } });
    expect(problemsOf({ ...well, ...origin('down') })).toEqual(['origin-down']);
    expect(problemsOf({ ...well, ...origin('unknown') })).toEqual([]);
  });

  it('is a version that was refused, until another one becomes active', () => {
    const before = refusedAt('2026-11-21T17:52:59.000Z');
    const after = refusedAt('2026-11-21T17:53:01.000Z');
    expect(problemsOf({ ...well, rejected: after })).toEqual(['rejected']);
    expect(problemsOf({ ...well, rejected: [...after, ...before] })).toEqual(['rejected']);
    expect(problemsOf({ ...well, rejected: before })).toEqual([]);
  });

  it('is a pin that could not be followed', () => {
    const pinned = { ...well, channel: 'pinned' as const };
    expect(problemsOf({ ...pinned, pin: '1.1.0-0123abcd' })).toEqual([]);
    expect(problemsOf({ ...pinned, pin: '9.0.0-11112222' })).toEqual(['not-pinned']);
  });

  it('is a section that does not run', () => {
    const rejected = refusedAt('2026-11-21T17:52:59.000Z');
    const none = { ...well, active: undefined, rejected };
    expect(problemsOf(none)).toEqual(['no-version', 'rejected']);
  });

  it('comes first; the file’s order stays otherwise', () => {
    const down = { ...well.origin, state: 'down' as const };
    const sections = [
      sectionStatus('a'),
      sectionStatus('b', { origin: down }),
      sectionStatus('c'),
      sectionStatus('d', { origin: down }),
    ];
    expect(problemsFirst(sections).map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c']);
  });
});
