import { taxIdHint } from './taxId';

it('follows a NIF while it is typed', () => {
  expect(taxIdHint('')).toMatch(/^DNI/);
  expect(taxIdHint('B1234')).toBe('5 de 9 caracteres');
  expect(taxIdHint('b-12345674')).toBe('✓ NIF de empresa o entidad correcto');
  expect(taxIdHint('B12345675')).toMatch(/último carácter/);
});
