import autocannon from 'autocannon';
import { hintOf } from '../browser/session';
import type { BenchParts, FederationBench } from '../parts';
import type { Line } from './lines';

const seconds = 10;
const connections = 20;

/**
 * Measures the composition server's capacity: composed documents on its one core, and how soon they are
 * answered at half of that.
 */
export async function hostLines({
  bench,
  servers,
  say,
}: BenchParts & FederationBench): Promise<Line[]> {
  say('The composition server under load...');
  const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie: hintOf(bench.token) };
  const url = `${servers.product.url}/user`;
  const options = { url, headers, connections, duration: seconds };
  await autocannon({ ...options, duration: 2 });
  const full = await autocannon(options);
  const value = full.requests.average;
  const half = await autocannon({ ...options, overallRate: Math.round(value / 2) });
  if (full.non2xx + full.errors + half.non2xx + half.errors > 0) {
    throw new Error('The composition server refused requests under load.');
  }
  const p99Ms = half.latency.p99;
  return [
    { what: 'composed pages', value, unit: 'per second', limit: 2_000, isLeast: true },
    { what: 'composed pages at half of that, p99', value: p99Ms, unit: 'ms', limit: 50 },
  ];
}
