import { type Tariff, tariffs } from './tariffs';
import { voltageCaution } from './voltage';

const allowed = (kv: string) => tariffs.filter((tariff) => voltageCaution(tariff, kv) === null);

it.each<[string, readonly Tariff[]]>([
  ['0.23', ['2.0TD', '3.0TD', '3.0TDVE']],
  ['1', ['2.0TD', '3.0TD', '3.0TDVE']],
  ['1.001', ['6.1TD', '6.1TDVE']],
  ['29.999', ['6.1TD', '6.1TDVE']],
  ['30', ['6.2TD', '6.2TDVE']],
  ['72.499', ['6.2TD', '6.2TDVE']],
  ['72.5', ['6.3TD']],
  ['144.999', ['6.3TD']],
  ['145', ['6.4TD']],
  ['400', ['6.4TD']],
])('%s kV belongs to %j', (kv, expected) => {
  expect(allowed(kv)).toEqual(expected);
});

it('says what contradicts what', () => {
  expect(voltageCaution('6.1TD', '0.4')).toBe(
    'La tarifa 6.1TD es para tensiones de más de 1 kV y menos de 30, y el punto tiene 0,4 kV, que son de la 2.0TD o la 3.0TD: revisa la tensión o la tarifa.',
  );
});

it.each([null, undefined, '0'])('says nothing of an unknown voltage (%s)', (kv) => {
  expect(voltageCaution('6.1TD', kv)).toBeNull();
});
