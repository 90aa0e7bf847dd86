import { untrustedProxies } from './untrustedProxy';

const from = (ips: string[] | undefined, forwarded?: string) => ({
  ips,
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress: '10.0.0.9' },
});

it('warns of a forwarded address whose sender is not trusted, once a minute', () => {
  let nowMs = 0;
  const warningOf = untrustedProxies(() => nowMs);
  const { peer, message } = warningOf(from(undefined, '203.0.113.7')) ?? {};
  expect(peer).toBe('10.0.0.9');
  expect(message).toMatch(/from 10\.0\.0\.9, which TRUST_PROXY does not name.*name its address/);
  nowMs = 59_999;
  expect(warningOf(from(['10.0.0.9'], '203.0.113.7'))).toBeUndefined();
  nowMs = 60_000;
  expect(warningOf(from(['10.0.0.9'], '203.0.113.7'))).toBeDefined();
});

it('says nothing of a trusted proxy, nor where nobody forwards', () => {
  const warningOf = untrustedProxies();
  expect(warningOf(from(['10.0.0.9', '203.0.113.7'], '203.0.113.7'))).toBeUndefined();
  expect(warningOf(from(undefined))).toBeUndefined();
});
