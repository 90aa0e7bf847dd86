import { type Day, monthOf, textOf, yearOf } from './days';

/** The seasons of each territory by month: alta, media-alta, media, baja (Circular 3/2020 art. 7). */
const seasons: Record<string, string> = {
  peninsula: 'AABDDCACCDBA',
  baleares: 'CCDDBAAAABDC',
  canarias: 'CCCDDDAAAABB',
  ceuta: 'AACDDDBAABCC',
  melilla: 'ABDDDCAAACCB',
};

/** Punta and llano of each season, where it is not P1,P2 P2,P3 P3,P4 P4,P5. */
const pairs: Record<string, Record<string, readonly [number, number]>> = {
  canarias: { A: [1, 3], C: [2, 4] },
  ceuta: { A: [1, 4], C: [2, 4], D: [3, 5] },
};
const usualPairs: Record<string, readonly [number, number]> = {
  A: [1, 2],
  B: [2, 3],
  C: [3, 4],
  D: [4, 5],
};

const isCity = (territory: string) => territory === 'ceuta' || territory === 'melilla';

/** The hours of punta with six periods. */
function isPeak(hour: number, territory: string): boolean {
  if (territory === 'peninsula') return (hour >= 9 && hour < 14) || (hour >= 18 && hour < 22);
  if (isCity(territory)) return (hour >= 10 && hour < 15) || (hour >= 19 && hour < 23);
  return (hour >= 10 && hour < 15) || (hour >= 18 && hour < 22);
}

const fixedHolidays = '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25';

function isOff(day: Day): boolean {
  const weekday = (day + 4) % 7;
  return weekday === 0 || weekday === 6 || fixedHolidays.includes(textOf(day).slice(5));
}

function periodOfSix(day: Day, hour: number, territory: string): number {
  if (isOff(day) || hour < 8) return 6;
  const season = seasons[territory]?.[monthOf(day) - 1] ?? '';
  const [peak = 0, flat = 0] = pairs[territory]?.[season] ?? usualPairs[season] ?? [];
  return isPeak(hour, territory) ? peak : flat;
}

function periodOfThree(day: Day, hour: number, territory: string): number {
  if (isOff(day) || hour < 8) return 3;
  const mainland = hour - (isCity(territory) ? 1 : 0);
  return (mainland >= 10 && mainland < 14) || (mainland >= 18 && mainland < 22) ? 1 : 2;
}

/** The place whose clock and periods count. */
export interface Place {
  readonly tariff: string;
  readonly territory: string;
}

export const energyPeriod = ({ tariff, territory }: Place, day: Day, hour: number): number =>
  tariff === '2.0TD' ? periodOfThree(day, hour, territory) : periodOfSix(day, hour, territory);

/** 2.0TD has two powers: P2 in the hours of its third energy. */
export const powerPeriod = ({ tariff, territory }: Place, day: Day, hour: number): number => {
  if (tariff !== '2.0TD') return periodOfSix(day, hour, territory);
  return periodOfThree(day, hour, territory) === 3 ? 2 : 1;
};

/** Returns whether the season of a day has a power period at all. */
export function seasonHas({ tariff, territory }: Place, day: Day, period: number): boolean {
  if (tariff === '2.0TD' || period === 6) return true;
  const season = seasons[territory]?.[monthOf(day) - 1] ?? '';
  return (pairs[territory]?.[season] ?? usualPairs[season] ?? [0]).some((one) => one === period);
}

const changes = new Map<number, number>();

/** The last Sunday of March or October, 01:00 UTC. */
function changeOf(year: number, month: number): number {
  const known = changes.get(year * 100 + month);
  if (known !== undefined) return known;
  const end = new Date(Date.UTC(year, month, 0));
  const change = end.getTime() - end.getUTCDay() * 86_400_000 + 3_600_000;
  changes.set(year * 100 + month, change);
  return change;
}

/** The local day and hour of an instant. */
export function localTime(ms: number, territory: string): { day: Day; hour: number } {
  const year = yearOf(Math.floor(ms / 86_400_000));
  const isSummer = ms >= changeOf(year, 3) && ms < changeOf(year, 10);
  const hours = (territory === 'canarias' ? 0 : 1) + (isSummer ? 1 : 0);
  const local = ms + hours * 3_600_000;
  return {
    day: Math.floor(local / 86_400_000),
    hour: Math.floor((local % 86_400_000) / 3_600_000),
  };
}
