import type { Period, Tariff, TariffTerm, Territory } from '../tariff/tariffs';

type Hours = readonly [from: number, to: number];

interface SixPeriodSeasons {
  /** The expensive hours of a working day; the rest of 8 to 24 is flat. */
  readonly peak: readonly Hours[];
  /** Seasons by month: h high, m medium-high, e medium, l low. */
  readonly seasons: string;
  /** Period of the expensive and of the flat hours in each season. */
  readonly periods: Readonly<Record<'h' | 'm' | 'e' | 'l', readonly [peak: Period, flat: Period]>>;
}

const usual = { h: [1, 2], m: [2, 3], e: [3, 4], l: [4, 5] } as const;
const islandPeak: readonly Hours[] = [
  [10, 15],
  [18, 22],
];
const africaPeak: readonly Hours[] = [
  [10, 15],
  [19, 23],
];

/** Six periods. Source: Circular CNMC 3/2020 art. 7 (BOE-A-2020-1066). */
const sixPeriods: Record<Territory, SixPeriodSeasons> = {
  peninsula: {
    peak: [
      [9, 14],
      [18, 22],
    ],
    seasons: 'hhmlleheelmh',
    periods: usual,
  },
  baleares: { peak: islandPeak, seasons: 'eellmhhhhmle', periods: usual },
  canarias: {
    peak: islandPeak,
    seasons: 'eeelllhhhhmm',
    periods: { h: [1, 3], m: [2, 3], e: [2, 4], l: [4, 5] },
  },
  ceuta: {
    peak: africaPeak,
    seasons: 'hhelllmhhmee',
    periods: { h: [1, 4], m: [2, 3], e: [2, 4], l: [3, 5] },
  },
  melilla: { peak: africaPeak, seasons: 'hmlllehhheem', periods: usual },
};

const within = (hour: number, ranges: readonly Hours[]) =>
  ranges.some(([from, to]) => hour >= from && hour < to);

/** 2.0TD, energy. In Ceuta and Melilla the hours are one later (Circular 3/2020 art. 7.2). */
function threePeriodHour(hour: number, territory: Territory): Period {
  const later = territory === 'ceuta' || territory === 'melilla' ? 1 : 0;
  if (hour < 8) return 3;
  const isPeak = within(hour, [
    [10 + later, 14 + later],
    [18 + later, 22 + later],
  ]);
  return isPeak ? 1 : 2;
}

function sixPeriodHour(month: number, hour: number, territory: Territory): Period {
  if (hour < 8) return 6;
  const { peak, seasons, periods } = sixPeriods[territory];
  const [dear, flat] = periods[seasons[month - 1] as 'h' | 'm' | 'e' | 'l'];
  return within(hour, peak) ? dear : flat;
}

/** The set of periods: the energy of 2.0TD, its power, or the other tariffs. */
export type Shape = 'three' | 'two' | 'six';

/** The period of nights and off days, which is also the number of periods. */
export const cheapest: Record<Shape, Period> = { three: 3, two: 2, six: 6 };

export const shapeOf = (tariff: Tariff, term: TariffTerm): Shape => {
  if (tariff !== '2.0TD') return 'six';
  return term === 'power' ? 'two' : 'three';
};

/** @returns the period of a local hour of a working day */
export function hourOfWorkingDay(
  shape: Shape,
  month: number,
  hour: number,
  territory: Territory,
): Period {
  if (shape === 'six') return sixPeriodHour(month, hour, territory);
  const energy = threePeriodHour(hour, territory);
  if (shape === 'three') return energy;
  return energy === 3 ? 2 : 1;
}
