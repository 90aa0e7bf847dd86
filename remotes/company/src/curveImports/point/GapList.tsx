import { number } from '@vatio/ui/format';
import { localDateTime } from '../../common/values/localTime';
import type { ImportPoint } from '../curveImport';

const minuteMs = 60_000;

/** The readings that are missing between the first and the last: how many, and from when to when. */
export function GapList({ point }: { readonly point: ImportPoint }) {
  const { missing, gaps, minutes, territory } = point;
  if (missing === 0) return 'Ninguna';
  const listed = gaps.reduce(
    (sum, { from, to }) => sum + (Date.parse(to) - Date.parse(from)) / minuteMs / minutes,
    0,
  );
  return (
    <details>
      <summary>{number(missing)} (ver cuáles)</summary>
      <ul className="mb-0 ps-3">
        {gaps.map(({ from, to }) => (
          <li key={from}>
            {localDateTime(from, territory)} → {localDateTime(to, territory)}
          </li>
        ))}
        {listed < missing && <li>y {number(missing - listed)} más, en otros huecos</li>}
      </ul>
    </details>
  );
}
