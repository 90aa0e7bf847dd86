import { doneRun } from '../../testing/verifications';
import { endInWords } from './run';

it.each([
  [doneRun(), 'Verificación terminada: 1 correcta, 1 con error reclamable'],
  [doneRun({ outcomes: [] }), 'Verificación terminada: las facturas han cambiado mientras tanto'],
  [doneRun({ state: 'cancelled' }), 'Verificación cancelada'],
  [doneRun({ state: 'failed', message: 'Vuelve a empezar.' }), 'Vuelve a empezar.'],
  [doneRun({ state: 'failed' }), 'La verificación no ha podido terminar.'],
])('its end is said (%#)', (run, words) => {
  expect(endInWords(run)).toBe(words);
});
