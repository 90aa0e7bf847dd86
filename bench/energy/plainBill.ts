import { eurText, exact, sum, toCents } from '../../shared/energy/src/exact/decimal';

/** The worked bill V4 with its numbers written into the code, without look-ups or explanations. */
export function plainBill(): string {
  const powers = [20, 20, 20, 20, 20, 30];
  const powerPrices = ['20.376927', '10.617621', '4.481534', '3.886333', '2.513851', '1.442287'];
  const power = powers.map((kw, i) =>
    toCents(
      exact(kw)
        .times(powerPrices[i] ?? 0)
        .times(28)
        .div(365),
    ),
  );
  const energy = (
    [
      [1240, '0.173352'],
      [980, '0.136914'],
      [1510, '0.078898'],
    ] as const
  ).map(([kwh, price]) => toCents(exact(kwh).times(price)));
  const excess = toCents(exact('23.4').minus(20).times('0.171373').times(28));
  const reactive = toCents(exact(560).minus(exact(1240).times('0.33')).times('0.041554'));
  const bonus = toCents(exact('6.979247').times(28).div(365));
  const subtotal = sum([...power, ...energy, excess, reactive, bonus]);
  const electricityTax = toCents(subtotal.times('5.11269632').div(100));
  const meter = toCents(exact('1.36').times(12).times(28).div(365));
  const base = sum([subtotal, electricityTax, meter]);
  return eurText(base.plus(toCents(base.times('0.21'))));
}
