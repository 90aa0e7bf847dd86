import { randomUUID } from 'node:crypto';
import type { NewReading } from '@vatio/contracts/company/readings';
import type { Tariff } from '@vatio/contracts/company/supply';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { insertContracts } from '../../api/src/areas/company/contracts/contracts.repository';
import { insertSupplyPoints } from '../../api/src/areas/company/points/points.repository';
import { insertReadings } from '../../api/src/areas/company/readings/readings.repository';
import { contractOf, cupsOf, pointOf, smallContractOf } from '../../api/test/supply';
import { exampleMonths } from '../../shared/energy/test/exampleMonths';
import { fillCompany, insertCurve, type PointToFill } from '../supply/company';
import { curveRows } from '../supply/curves';

/** Seven points in ten are of type 4 or 5 and have maximeters; three are of type 1 to 3 and have a curve. */
const pointsByCurve = 3;

const byMaximeter: readonly Tariff[] = ['2.0TD', '3.0TD', '3.0TD', '3.0TDVE'];
const byCurve: readonly Tariff[] = ['3.0TD', '6.1TD', '6.2TD', '6.3TD', '6.4TD', '6.1TDVE'];

/** Points of a company, each different, in a database without any; some lack something. */
export const fillPoints = (db: Kysely<Tables>, count: number): Promise<readonly string[]> =>
  fillCompany(db, count, fillPoint);

async function fillPoint({ db, scale, n, clientId, importId, at }: PointToFill): Promise<string> {
  const id = randomUUID();
  const isByCurve = n % 10 < pointsByCurve;
  const tariffs = isByCurve ? byCurve : byMaximeter;
  const tariff = tariffs[Math.floor(n / 10) % tariffs.length] ?? '3.0TD';
  const pointType = isByCurve ? ([1, 2, 3] as const)[n % 3] : tariff === '2.0TD' ? 5 : 4;
  const fields = pointOf({ clientId, cups: cupsOf(2_000_000 + n), pointType: pointType ?? 3 });
  await insertSupplyPoints(db, [{ id, clientId, fields }], at);
  if (n % 40 !== 7) {
    const powersKw = Array(6).fill(String(Math.round((isByCurve ? 260 : 40) * scale)));
    const contract =
      tariff === '2.0TD' ? smallContractOf() : contractOf({ tariff, powersKw: [...powersKw] });
    await insertContracts(db, [{ id: randomUUID(), supplyPointId: id, fields: contract }], at);
  }
  if (n % 40 === 11) return id;
  if (isByCurve) {
    // Some points still lack the last weeks.
    const days = n % 20 === 2 ? 320 : 365;
    await insertCurve(db, id, importId, curveRows(n + 1, scale, days));
  } else {
    const months = exampleMonths.slice(0, n % 10 === 4 ? 10 : 12);
    const readings = months.map((month, index) =>
      readingOf(month, tariff, scale, n % 10 === 6 && index === 11),
    );
    await insertReadings(db, id, readings, at);
  }
  return id;
}

function readingOf(
  { from, to, energyKwh, maxKw }: (typeof exampleMonths)[number],
  tariff: Tariff,
  scale: number,
  isEstimated: boolean,
): NewReading {
  const isSmall = tariff === '2.0TD';
  const scaled = maxKw.map((kw) => kw && (Number(kw) * scale).toFixed(3));
  return {
    from,
    to,
    isEstimated,
    source: 'invoice',
    energyKwh: isSmall ? ['100', '120', '200'] : energyKwh,
    reactiveKvarh: null,
    maxKw: isSmall ? [(3 * scale).toFixed(3), (2 * scale).toFixed(3)] : scaled,
  };
}
