import { clientOf } from '../../testing/supply';
import { clientFormOf, clientFormSchema } from './clientForm';
import { taxIdHint } from './taxId';

it('follows a NIF while it is typed', () => {
  expect(taxIdHint('')).toMatch(/^DNI/);
  expect(taxIdHint('B1234')).toBe('5 de 9 caracteres');
  expect(taxIdHint('b-12345674')).toBe('✓ NIF de empresa o entidad correcto');
  expect(taxIdHint('B12345675')).toMatch(/último carácter/);
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
