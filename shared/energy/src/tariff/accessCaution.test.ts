import { accessCaution } from './accessCaution';

// 2.0TD and 3.0TD of 2026, toll and charge together.
const small = ['0.097553', '0.029267', '0.003292'];
const large = ['0.063352', '0.042018', '0.023081', '0.013652', '0.007008', '0.004231'];

it.each([
  ['falling like the tolls', ['0.178', '0.119', '0.089'], small, /cambian de un periodo a otro/],
  ['dear in every period', ['0.24', '0.24', '0.24'], small, /son altos para ser solo/],
  [
    'six of them that fall like the tolls',
    ['0.18', '0.158', '0.14', '0.13', '0.123', '0.12'],
    large,
    /los cuenta dos veces/,
  ],
])('doubts prices without tolls that look like those with them: %s', (_, prices, access, words) => {
  const of = { pricesEurPerKwh: prices, accessEurPerKwh: access };
  expect(accessCaution({ ...of, includesAtr: false })).toMatch(words);
  expect(accessCaution({ ...of, includesAtr: true })).toBeNull();
});

it('doubts prices with tolls that are below their tolls', () => {
  const of = { pricesEurPerKwh: ['0.09', '0.085', '0.08'], accessEurPerKwh: small };
  expect(accessCaution({ ...of, includesAtr: true })).toBe(
    'En P1 los peajes y cargos cuestan 0,097553 €/kWh, y el precio es 0,09: parece que no los incluye. Si no los incluye y se dice que sí, faltan en el coste.',
  );
  expect(accessCaution({ ...of, includesAtr: false })).toBeNull();
});

it('says nothing of one price for all hours, or of prices of other periods', () => {
  const flat = { pricesEurPerKwh: ['0.15', '0.15', '0.15'], accessEurPerKwh: small };
  for (const includesAtr of [true, false]) {
    expect(accessCaution({ ...flat, includesAtr })).toBeNull();
    expect(accessCaution({ ...flat, accessEurPerKwh: large, includesAtr })).toBeNull();
  }
});
