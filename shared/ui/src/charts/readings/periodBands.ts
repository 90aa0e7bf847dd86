import type { Band } from '../bands';
import type { PeriodOf } from './curve';

const hourMs = 3_600_000;

/** The bands of a range, P1 to P6; every period begins at a full hour. @param fromMs any instant */
export function periodBands(periodOf: PeriodOf, fromMs: number, toMs: number): Band[] {
  const bands: Band[] = [];
  for (let atMs = Math.floor(fromMs / hourMs) * hourMs; atMs < toMs; atMs += hourMs) {
    const period = periodOf(atMs);
    const last = bands.at(-1);
    if (period === undefined) continue;
    if (last?.colour === period - 1 && last.toMs === atMs) {
      bands[bands.length - 1] = { ...last, toMs: atMs + hourMs };
    } else {
      bands.push({ fromMs: atMs, toMs: atMs + hourMs, label: `P${period}`, colour: period - 1 });
    }
  }
  return bands;
}
