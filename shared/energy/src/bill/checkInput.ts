import { epochDay } from '../calendar/dates';
import { quarterMs } from '../calendar/localTime';
import type { QuarterDemand } from '../curve/demand';
import { type DecimalInput, type ExactNumber, exact, zero } from '../exact/decimal';
import {
  periodCount,
  powersAreOrdered,
  type Tariff,
  tariffs,
  territories,
} from '../tariff/tariffs';
import type { BillInput, EnergyPrice, PowerChange, PowerPrice, Readings } from './input';

/** No real power, energy or price comes near: a larger one is a mistake, and would be slow. */
const greatest = exact('1e12');
const smallest = exact('1e-30');

function decimalOf(field: string, value: DecimalInput): ExactNumber {
  try {
    return exact(value);
  } catch {
    throw new RangeError(`${field}: «${value}» is not a decimal`);
  }
}

/** A price or an amount; discounts are negative. */
export function checkSigned(field: string, value: DecimalInput): ExactNumber {
  const decimal = decimalOf(field, value);
  const size = decimal.abs();
  if (size.gt(greatest)) throw new RangeError(`${field}: «${value}» is too large`);
  if (size.lt(smallest) && !size.eq(zero)) {
    throw new RangeError(`${field}: «${value}» is too small`);
  }
  return decimal;
}

function checkMeasured(field: string, value: DecimalInput): void {
  if (checkSigned(field, value).lt(zero)) throw new RangeError(`${field}: «${value}» is negative`);
}

function checkList<T>(
  field: string,
  values: readonly T[],
  count: number,
  checkOne: (field: string, value: T) => void,
): void {
  if (values.length !== count) {
    throw new RangeError(`${field} has ${values.length} values, and the tariff ${count} periods`);
  }
  values.forEach((value, i) => {
    checkOne(`${field} P${i + 1}`, value);
  });
}

const checkReading = (field: string, value: DecimalInput | null): void => {
  if (value !== null) checkMeasured(field, value);
};

function checkOption<T>(field: string, value: T, options: readonly T[]): void {
  if (!options.includes(value)) {
    throw new RangeError(`${field}: «${value}» is none of ${options.join(', ')}`);
  }
}

/** @throws RangeError that names the field when it is no day */
export function checkDay(field: string, day: string): void {
  try {
    epochDay(day);
  } catch {
    throw new RangeError(`${field}: «${day}» is not a day (yyyy-mm-dd)`);
  }
}

function checkPowerPrice(field: string, price: PowerPrice, count: number): void {
  checkOption(`${field}.kind`, price.kind, ['regulated', 'pvpc', 'own']);
  if (price.kind === 'own') {
    checkList(`${field}.eurPerKwYear`, price.eurPerKwYear, count, checkSigned);
  }
  if (price.kind === 'regulated' && price.marginEurPerKwYear) {
    checkList(`${field}.marginEurPerKwYear`, price.marginEurPerKwYear, count, checkSigned);
  }
}

/** @throws RangeError that names the field when a price lacks a value of a period */
export function checkPrices(
  tariff: Tariff,
  { powerPrice, energyPrice }: { powerPrice: PowerPrice; energyPrice: EnergyPrice },
  prefix = '',
): void {
  checkPowerPrice(`${prefix}powerPrice`, powerPrice, periodCount(tariff, 'power'));
  const energies = periodCount(tariff, 'energy');
  checkList(`${prefix}energyPrice.eurPerKwh`, energyPrice.eurPerKwh, energies, checkSigned);
}

/** @throws RangeError that names the field when tariff or energies are malformed */
export function checkEnergy(tariff: Tariff, energyKwh: BillInput['energyKwh']): void {
  checkOption('tariff', tariff, tariffs);
  checkList('energyKwh', energyKwh, periodCount(tariff, 'energy'), checkMeasured);
}

/** @throws RangeError that names the field when tariff, territory, powers or energies are malformed */
export function checkSupply(
  input: Pick<BillInput, 'tariff' | 'territory' | 'use' | 'powersKw' | 'energyKwh'>,
): void {
  const { tariff } = input;
  checkEnergy(tariff, input.energyKwh);
  checkOption('territory', input.territory, territories);
  checkOption('use', input.use, ['dwelling', 'general', 'industrial']);
  checkList('powersKw', input.powersKw, periodCount(tariff, 'power'), checkMeasured);
}

/** @throws RangeError that names the field when a list of kVArh is malformed; 2.0TD needs none */
export function checkReactive(tariff: Tariff, reactiveKvarh: BillInput['reactiveKvarh']): void {
  if (!reactiveKvarh || !powersAreOrdered(tariff)) return;
  checkList('reactiveKvarh', reactiveKvarh, periodCount(tariff, 'energy'), checkReading);
}

function checkDemand({ startMs, kw }: QuarterDemand): void {
  if (!Number.isSafeInteger(startMs / quarterMs)) {
    throw new RangeError(`quarterDemand.startMs: ${startMs} is not the start of a quarter`);
  }
  for (let i = 0; i < kw.length; i++) {
    const power = kw[i] ?? Number.NaN;
    if (power < 0 || power === Number.POSITIVE_INFINITY) {
      throw new RangeError(`quarterDemand.kw[${i}]: ${power} is not a power`);
    }
  }
}

function checkPowerChange(
  field: string,
  { from, powersKw }: PowerChange,
  after: string,
  tariff: Tariff,
): void {
  checkDay(`${field}.from`, from);
  if (from <= after) throw new RangeError(`${field}.from: ${from} is not after ${after}`);
  checkList(`${field}.powersKw`, powersKw, periodCount(tariff, 'power'), checkMeasured);
}

function checkContract({ shortContract, reducedTax, readings }: BillInput): void {
  if (reducedTax) {
    const { energyPercent } = reducedTax;
    checkMeasured('reducedTax.energyPercent', energyPercent);
    if (exact(energyPercent).gt(100)) {
      throw new RangeError(`reducedTax.energyPercent: «${energyPercent}» is more than 100`);
    }
  }
  if (!shortContract) return;
  const { firstDay } = shortContract;
  checkDay('shortContract.firstDay', firstDay);
  if (firstDay > readings.to) {
    throw new RangeError(`shortContract.firstDay: ${firstDay} is after the cycle`);
  }
}

function checkBrokenCycle({ from, to }: Readings, readings: Readings): void {
  checkDay('brokenCycle.from', from);
  checkDay('brokenCycle.to', to);
  if (from > readings.from || to < readings.to) {
    throw new RangeError(`brokenCycle: ${from} to ${to} does not include the readings`);
  }
}

/** The powers of an input are those of this day: a short contract is regularised from its first one. */
function firstOf({ brokenCycle, readings, shortContract }: BillInput): string {
  const { from } = brokenCycle ?? readings;
  return shortContract && shortContract.firstDay < from ? shortContract.firstDay : from;
}

/** @throws RangeError that names the first field that is malformed */
export function checkBillInput(input: BillInput): void {
  const {
    tariff,
    readings,
    powerChanges,
    brokenCycle,
    maximetersKw,
    quarterDemand,
    meterEurPerMonth,
    services,
  } = input;
  checkSupply(input);
  checkOption('pointType', input.pointType, [1, 2, 3, 4, 5]);
  checkOption('powerControl', input.powerControl, ['icp', 'maximeter']);
  checkOption('socialBonus', input.socialBonus, ['taxed', 'untaxed', 'none']);
  checkDay('readings.from', readings.from);
  checkDay('readings.to', readings.to);
  checkDay('accruedOn', input.accruedOn);
  if (readings.to <= readings.from) {
    throw new RangeError(`readings.to: ${readings.to} is not after ${readings.from}`);
  }
  checkPrices(tariff, input);
  powerChanges?.forEach((change, i) => {
    checkPowerChange(
      `powerChanges[${i}]`,
      change,
      powerChanges[i - 1]?.from ?? firstOf(input),
      tariff,
    );
  });
  checkContract(input);
  if (brokenCycle) checkBrokenCycle(brokenCycle, readings);
  if (maximetersKw) {
    checkList('maximetersKw', maximetersKw, periodCount(tariff, 'power'), checkReading);
  }
  checkReactive(tariff, input.reactiveKvarh);
  if (quarterDemand) checkDemand(quarterDemand);
  if (input.voltageKv) checkMeasured('voltageKv', input.voltageKv);
  if (meterEurPerMonth) checkMeasured('meterEurPerMonth', meterEurPerMonth);
  services?.forEach(({ amountEur }, i) => {
    checkSigned(`services[${i}].amountEur`, amountEur);
  });
}
