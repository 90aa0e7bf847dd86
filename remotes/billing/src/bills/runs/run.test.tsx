import * as contract from '@vatio/contracts/billing/verifications';
import { doneRun } from '../../testing/verifications';
import { endInWords, mostNamedBills } from './run';

it.each([
  [doneRun(), 'Verificación terminada: 1 correcta, 1 con error reclamable'],
  [doneRun({ outcomes: [] }), 'Verificación terminada: las facturas han cambiado mientras tanto'],
  [doneRun({ state: 'cancelled' }), 'Verificación cancelada'],
  [doneRun({ state: 'failed', message: 'Vuelve a empezar.' }), 'Vuelve a empezar.'],
  [doneRun({ state: 'failed' }), 'La verificación no ha podido terminar.'],
])('its end is said (%#)', (run, words) => {
  expect(endInWords(run)).toBe(words);
});

it('takes as many bills by name as the API', () => {
  expect(mostNamedBills).toBe(contract.mostNamedBills);
});
