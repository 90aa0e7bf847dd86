import { type Cycle, line, type PlainLine } from './cycle';
import { type Day, yearOf } from './days';
import { byPrices } from './energyTerm';
import { decimal, type Fraction, nothing, percent, times, total } from './fraction';
import { overDays } from './powerTerm';
import { priceOn } from './prices';

/** RDL 7/2026 art. 7: 80 % of the tolls of 2026, of power and energy, for certified industry. */
export function tollDiscount(cycle: Cycle): PlainLine[] {
  const { tariff, energyKwh, isElectroIntensive } = cycle.input;
  const days = cycle.days.filter((day) => yearOf(day) === 2026);
  if (!isElectroIntensive || days.length === 0) return [];
  const powers = cycle.powerPeriods.map((period) =>
    overDays(cycle, days, period, (day) => priceOn('powerToll', tariff, period, day)),
  );
  const energies = cycle.energyPeriods.map((period) => {
    const kwh = decimal(energyKwh[period - 1] ?? 0);
    const toll = (day: Day) =>
      yearOf(day) === 2026 ? priceOn('energyToll', tariff, period, day) : nothing;
    return kwh.n === 0n ? nothing : byPrices(cycle, period, kwh, toll);
  });
  const tolls = [...powers, ...energies].filter((toll): toll is Fraction => toll !== null);
  const isKnown = tolls.length === powers.length + energies.length;
  return [line('tollDiscount', 0, isKnown ? times(total(tolls), percent('-80')) : null)];
}
