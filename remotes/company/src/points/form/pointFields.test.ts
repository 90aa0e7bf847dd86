import { cupsHint } from './cups';
import { proposePlace } from './provinces';

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

it('follows a CUPS while it is typed', () => {
  expect(cupsHint('ES0021')).toBe('6 de 20 caracteres');
  expect(cupsHint('es 0021 0000 0000 0001 rk')).toBe('✓ CUPS correcto · distribuidora 0021');
  expect(cupsHint('ES0021000000000001RR')).toMatch(/letras de control/);
});
