import { clientOf } from '../testing/supply';
import { clientFormOf, clientFormSchema } from './clientForm';
import { cupsHint } from './cups';
import { addDays, daysBetween } from './days';
import { decimalInWords } from './decimals';
import { expiryInWords, urgencyOf } from './expiry';
import { proposePlace } from './provinces';
import { taxIdHint } from './taxId';

it('writes exact decimals the Spanish way, digit by digit', () => {
  expect(decimalInWords('20.376927')).toBe('20,376927');
  expect(decimalInWords('1234567.5')).toBe('1.234.567,5');
  expect(decimalInWords('15')).toBe('15');
});

it('counts days over changes of the clock and of the year', () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2027-01-01', -1)).toBe('2026-12-31');
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

it('says how soon a contract ends', () => {
  expect(expiryInWords('2026-11-22', '2026-11-22')).toBe('vence hoy');
  expect(expiryInWords('2026-11-23', '2026-11-22')).toBe('vence en 1 día');
  expect(expiryInWords('2026-11-20', '2026-11-22')).toBe('venció hace 2 días');
  expect(
    ['2026-12-22', '2026-12-23', '2027-02-20', '2027-02-21'].map((day) =>
      urgencyOf(day, '2026-11-22'),
    ),
  ).toEqual(['within30', 'within60', 'within90', 'later']);
});

it('proposes province and territory of a postcode', () => {
  expect(proposePlace('07001')).toEqual({ province: 'Illes Balears', territory: 'baleares' });
  expect(proposePlace('28013')).toEqual({ province: 'Madrid', territory: 'peninsula' });
  expect(proposePlace('38001')).toEqual({
    province: 'Santa Cruz de Tenerife',
    territory: 'canarias',
  });
  expect(proposePlace('51001')?.province).toBe('Ceuta');
  expect(proposePlace('52001')?.province).toBe('Melilla');
  expect(proposePlace('50001')?.province).toBe('Zaragoza');
  expect(proposePlace('53001')).toBeNull();
  expect(proposePlace('2801')).toBeNull();
});

it('follows NIF and CUPS while they are typed', () => {
  expect(taxIdHint('')).toMatch(/^DNI/);
  expect(taxIdHint('B1234')).toBe('5 de 9 caracteres');
  expect(taxIdHint('b-12345674')).toBe('✓ NIF de empresa o entidad correcto');
  expect(taxIdHint('B12345675')).toMatch(/último carácter/);
  expect(cupsHint('ES0021')).toBe('6 de 20 caracteres');
  expect(cupsHint('es 0021 0000 0000 0001 rk')).toBe('✓ CUPS correcto · distribuidora 0021');
  expect(cupsHint('ES0021000000000001RR')).toMatch(/letras de control/);
});

it('takes hours and keeps minutes, all of them', () => {
  const minutesOf = (monthlyBudgetMinutes: string) =>
    clientFormSchema.parse({ ...clientFormOf(clientOf()), monthlyBudgetMinutes })
      .monthlyBudgetMinutes;
  expect(minutesOf('12,5')).toBe(750);
  expect(minutesOf('')).toBeNull();
  for (const minutes of [1, 20, 59, 61, 739, 59_999]) {
    const form = clientFormOf(clientOf({ monthlyBudgetMinutes: minutes }));
    expect(minutesOf(form.monthlyBudgetMinutes)).toBe(minutes);
  }
});
