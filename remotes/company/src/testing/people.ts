import type { Person } from '@vatio/contracts/people';
import { answer } from '../../../../tests/setup/answers';

/** People whom clients may have as their account manager; one is deactivated. */
export const ana: Person = {
  id: '0199e1a0-0000-7000-8000-0000000000a1',
  name: 'Ana Ruiz',
  isActive: true,
};
export const blas: Person = {
  id: '0199e1a0-0000-7000-8000-0000000000a2',
  name: 'Blas Gil',
  isActive: false,
};
export const answerPeople = () => answer('get', 'people', { rows: [ana, blas] });
