import { randomUUID } from 'node:crypto';
import type { NewSupplyContract } from '@vatio/contracts/company/contracts';
import type { NewReading } from '@vatio/contracts/company/readings';
import type { Tariff } from '@vatio/contracts/company/supply';
import { addDays } from '@vatio/energy/calendar';
import type { Kysely } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { insertContracts } from '../../api/src/areas/company/contracts/contracts.repository';
import { insertSupplyPoints } from '../../api/src/areas/company/points/points.repository';
import { insertReadings } from '../../api/src/areas/company/readings/readings.repository';
import { contractOf, cupsOf, pointOf } from '../../api/test/supply';
import { exampleMonths } from '../../shared/energy/test/exampleMonths';
import { fillCompany, insertCurve, type PointToFill } from '../supply/company';
import { curveRows } from '../supply/curves';

/** The months whose regulated values are all known: until October 2026. */
export const billedMonths = exampleMonths.slice(0, 10);
const curveDays = 304;

const byReadings: readonly Tariff[] = ['2.0TD', '3.0TD', '2.0TD', '3.0TDVE', '3.0TD', '6.1TD'];
const byCurve: readonly Tariff[] = [
  '3.0TD',
  '6.1TD',
  '6.2TD',
  '6.3TD',
  '6.4TD',
  '6.1TDVE',
  '6.2TDVE',
];

/** Points with ten months of bills to come, each different. @returns their ids */
export const fillSupply = (db: Kysely<Tables>, count: number): Promise<readonly string[]> =>
  fillCompany(db, count, fillPoint, { kind: 'company' });

async function fillPoint({ db, scale, n, clientId, importId, at }: PointToFill): Promise<string> {
  const id = randomUUID();
  const hasCurve = n % 3 === 0;
  const tariffs = hasCurve ? byCurve : byReadings;
  const tariff = tariffs[Math.floor(n / 3) % tariffs.length] ?? '3.0TD';
  const isSmall = tariff === '2.0TD';
  const pointType = hasCurve ? 3 : isSmall ? 5 : 4;
  const powerControl = isSmall ? 'icp' : 'maximeter';
  const fields = pointOf({ clientId, cups: cupsOf(3_000_000 + n), pointType, powerControl });
  await insertSupplyPoints(db, [{ id, clientId, fields }], at);
  const kw = String(Math.round(isSmall ? 5 : (hasCurve ? 260 : 36) * scale));
  const contracts = contractsOf(n, tariff, Array(isSmall ? 2 : 6).fill(kw));
  const rows = contracts.map((one) => ({ id: randomUUID(), supplyPointId: id, fields: one }));
  await insertContracts(db, rows, at);
  if (hasCurve) await insertCurve(db, id, importId, curveRows(n + 1, scale, curveDays));
  else await insertReadings(db, id, billedMonths.map(readingOf(isSmall, scale)), at);
  return id;
}

/** One point in ten changes its price in the middle of every month. */
function contractsOf(n: number, tariff: Tariff, powersKw: string[]): NewSupplyContract[] {
  const priceOf = (change: number) =>
    Array.from({ length: tariff === '2.0TD' ? 3 : 6 }, (_, period) =>
      (0.19 - 0.017 * period + (n % 97) / 10_000 + change / 1_000).toFixed(6),
    );
  const from = ['2025-12-01'];
  if (n % 10 === 5) from.push(...billedMonths.map((month) => addDays(month.from, 14)));
  return from.map((day, change) => {
    const next = from[change + 1];
    return contractOf({
      tariff,
      powersKw,
      from: day,
      to: next ? addDays(next, -1) : '2026-12-31',
      energyPricesEurPerKwh: priceOf(change),
      socialBonusFinancing: 'taxed',
    });
  });
}

const readingOf =
  (isSmall: boolean, scale: number) =>
  ({ from, to, energyKwh, maxKw }: (typeof exampleMonths)[number]): NewReading => ({
    from,
    to,
    isEstimated: false,
    source: 'manual',
    energyKwh: (isSmall ? ['140', '120', '230'] : energyKwh).map((kwh) =>
      (Number(kwh) * scale).toFixed(0),
    ),
    reactiveKvarh: null,
    maxKw: isSmall
      ? [(4 * scale).toFixed(2), (3 * scale).toFixed(2)]
      : maxKw.map((kw) => kw && (Number(kw) * scale).toFixed(2)),
  });
