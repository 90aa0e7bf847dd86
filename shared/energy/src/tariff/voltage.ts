import { type DecimalInput, exact } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import { generalTariff, type Tariff } from './tariffs';

/** The levels NT0 to NT4, each with the voltages of its tariff. Spanish. */
const levels = [
  { tariffs: ['2.0TD', '3.0TD'], words: 'hasta 1 kV' },
  { tariffs: ['6.1TD'], words: 'de más de 1 kV y menos de 30' },
  { tariffs: ['6.2TD'], words: 'de 30 kV y menos de 72,5' },
  { tariffs: ['6.3TD'], words: 'de 72,5 kV y menos de 145' },
  { tariffs: ['6.4TD'], words: 'de 145 kV o más' },
] as const;

/** The lowest voltage of each further level, kV; up to 1 kV it is the first level. */
const starts = ['30', '72.5', '145'] as const;

function levelOf(voltageKv: DecimalInput) {
  const voltage = exact(voltageKv);
  if (voltage.lte(1)) return levels[0];
  return levels[1 + starts.filter((start) => voltage.gte(start)).length] ?? levels[4];
}

/**
 * Checks that a supply's voltage belongs to its tariff. It may have been written wrongly, so this is a
 * caution, not a refusal. Source: Circular CNMC 3/2020 arts. 3.b and 6.2, and DA 2ª for public charging
 * (BOE-A-2020-1066).
 *
 * @param voltageKv kV; null or undefined: unknown
 * @returns a Spanish sentence, or null when they agree or the voltage is unknown
 */
export function voltageCaution(
  tariff: Tariff,
  voltageKv: DecimalInput | null | undefined,
): string | null {
  if (voltageKv === null || voltageKv === undefined || exact(voltageKv).lte(0)) return null;
  const found = levelOf(voltageKv);
  const general = generalTariff(tariff);
  if (found.tariffs.some((one) => one === general)) return null;
  const own = levels.find(({ tariffs }) => tariffs.some((one) => one === general));
  const right = found.tariffs.join(' o la ');
  return `La tarifa ${tariff} es para tensiones ${own?.words ?? ''}, y el punto tiene ${spanishNumber(voltageKv)} kV, que son de la ${right}: revisa la tensión o la tarifa.`;
}
