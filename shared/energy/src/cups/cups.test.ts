import fc from 'fast-check';
import { nif, cups as vectors } from '../../test/vectors.json';
import { checkCups, checkTaxId, formatCups } from './index';

it.each(vectors.validos)('%s is a CUPS', (text) => {
  expect(checkCups(text)).toMatchObject({ isValid: true });
});

it.each(vectors.invalidos)('«%s» is none, and it is said why', (text) => {
  expect(checkCups(text)).toEqual({
    isValid: false,
    message: expect.stringMatching(/^\p{Lu}.*\.$/u),
  });
});

it('has one spelling, an identity of 20 characters and a distributor', () => {
  expect(checkCups(' es 0031-4055 2475 5001 rn 0f ')).toEqual({
    isValid: true,
    cups: 'ES0031405524755001RN0F',
    cups20: 'ES0031405524755001RN',
    distributor: '0031',
  });
  expect(formatCups('ES0031405524755001RN0F')).toBe('ES 0031 4055 2475 5001 RN 0F');
  expect(formatCups('nothing')).toBe('nothing');
});

it.each([
  ['', /^Escribe/],
  ['FR0021123456789012RS', /ES/],
  ['ES0021123456789012R', /tiene 19/],
  ['ES00211234567890O2RS', /una O por un 0/],
  ['ES002112345678901234', /letras de control/],
  ['ES0021123456789012RS0T', /F, P, R, C, X, Y o Z/],
  ['ES0021123456789012SR', /no corresponden/],
])('says of «%s» what is wrong', (text, reason) => {
  expect(checkCups(text)).toMatchObject({ isValid: false, message: expect.stringMatching(reason) });
});

const digits16 = fc.stringMatching(/^\d{16}$/);
const valid = digits16.map((digits) => {
  for (const a of 'TRWAGMYFPDXBNJZSQVHLCKE') {
    for (const b of 'TRWAGMYFPDXBNJZSQVHLCKE') {
      if (checkCups(`ES${digits}${a}${b}`).isValid) return `ES${digits}${a}${b}`;
    }
  }
  return '';
});

it('every 16 digits have one pair of letters, and no single wrong or swapped digit passes', () => {
  const wrong = fc.tuple(valid, fc.integer({ min: 2, max: 17 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(wrong, ([cups, at, add]) => {
      expect(cups).not.toBe('');
      const digit = (Number(cups[at]) + add) % 10;
      expect(checkCups(cups.slice(0, at) + digit + cups.slice(at + 1)).isValid).toBe(false);
      const next = cups[at + 1] ?? '';
      if (at < 17 && next !== cups[at]) {
        const swapped = cups.slice(0, at) + next + cups[at] + cups.slice(at + 2);
        expect(checkCups(swapped).isValid).toBe(false);
      }
    }),
    { numRuns: 200 },
  );
});

it.each(nif.validos)('%s is a NIF', (text) => {
  expect(checkTaxId(text)).toMatchObject({ isValid: true, taxId: text });
});

it.each([...nif.invalidos, '', '123', 'I1234567A', '1234567', 'ÑÑÑÑÑÑÑÑÑ', 'B1234567Z'])(
  '«%s» is no NIF, and it is said why',
  (text) => {
    expect(checkTaxId(text)).toEqual({
      isValid: false,
      message: expect.stringMatching(/^\p{Lu}.*\.$/u),
    });
  },
);

it.each([
  ['12.345.678-z', '12345678Z', 'dni'],
  ['x-1234567-l', 'X1234567L', 'nie'],
  ['ES B12345674', 'B12345674', 'cif'],
  ['P2807900B', 'P2807900B', 'cif'],
  ['Y0000000Z', 'Y0000000Z', 'nie'],
  ['K0867756N', 'K0867756N', 'special'],
])('%s is %s (%s)', (text, taxId, kind) => {
  expect(checkTaxId(text)).toEqual({ isValid: true, taxId, kind });
});
