import { type Cycle, line, type PlainLine } from './cycle';
import { byPrices } from './energyTerm';
import {
  decimal,
  type Fraction,
  isMore,
  minus,
  nothing,
  over,
  percent,
  plus,
  squareRoot,
  times,
  whole,
} from './fraction';
import { reactiveOn, socialBonusOn } from './prices';

/** cos φ in hundredths, half up. */
function cosPhi(kwh: Fraction, kvarh: Fraction): number {
  const squares = plus(times(kwh, kwh), times(kvarh, kvarh));
  const ratio = squareRoot(over(times(times(kwh, kwh), whole(40_000)), squares));
  const halves = Number(ratio.n / ratio.d);
  return Math.floor((halves + 1) / 2);
}

/** Circular 3/2020 art. 9.5: P1 to P5, what is over 33 % of the energy. */
export function reactiveTerm(cycle: Cycle): PlainLine[] {
  const { tariff, energyKwh, reactiveKvarh } = cycle.input;
  if (tariff === '2.0TD') return [];
  return [1, 2, 3, 4, 5].map((period) => {
    const kwh = decimal(energyKwh[period - 1] ?? 0);
    const reading = reactiveKvarh?.[period - 1] ?? null;
    if (reading === null) return line('reactive', period, kwh.n === 0n ? nothing : null);
    const kvarh = decimal(reading);
    const free = times(kwh, percent(33));
    if (!isMore(kvarh, free)) return line('reactive', period, nothing);
    const cosine = cosPhi(kwh, kvarh);
    if (cosine >= 95) return line('reactive', period, nothing);
    const band = cosine >= 80 ? 'from080to095' : 'below080';
    const amount = byPrices(cycle, period, minus(kvarh, free), (day) => reactiveOn(band, day));
    return line('reactive', period, amount);
  });
}

/** RD 897/2017 art. 6.3: on the PVPC of a vulnerable holder, up to an unknown limit. */
export const socialDiscount = ({ input }: Cycle): PlainLine[] =>
  input.powerPrice.kind === 'pvpc' && (input.vulnerability ?? 'none') !== 'none'
    ? [line('socialDiscount', 0, null)]
    : [];

/** The payment of each supply point for the bono social, for its days. */
export function socialBonusTerm({ input, days }: Cycle): PlainLine[] {
  if (input.socialBonus === 'none') return [];
  let sum: Fraction | null = nothing;
  for (const day of days) {
    const price = socialBonusOn(day);
    const ofDay = price && (price.perYear ? over(price.value, whole(365)) : price.value);
    sum = sum && ofDay && plus(sum, ofDay);
  }
  return [line('socialBonus', 0, sum)];
}

/** The rental of the meter, by the month of a year of 365 days; and what was agreed beside it. */
export function equipment({ input, days }: Cycle): PlainLine[] {
  const { meterEurPerMonth, services = [] } = input;
  const year = times(decimal(meterEurPerMonth ?? 0), whole(12));
  const meter = over(times(year, whole(days.length)), whole(365));
  return [
    ...(meterEurPerMonth ? [line('meter', 0, meter)] : []),
    ...services.map(({ amountEur }) => line('service', 0, decimal(amountEur))),
  ];
}
