import { inClock, inWords, readDuration } from './duration';

it.each([
  ['1,5', 90],
  ['1.5', 90],
  ['1:30', 90],
  ['90m', 90],
  ['90 min', 90],
  ['1h30', 90],
  ['1h 30m', 90],
  ['1 h', 60],
  ['8', 480],
  [',25', 15],
  [':45', 45],
  ['2:10', 130],
  ['0,1', 6],
  ['24', 1440],
  ['24:00', 1440],
])('reads «%s» as %d minutes', (text, minutes) => {
  expect(readDuration(text)).toEqual({ minutes });
});

it.each([
  ['0', 'Cero no se apunta: deja la celda vacía.'],
  ['0:00', 'Cero no se apunta: deja la celda vacía.'],
  ['-1', 'Una duración no puede ser negativa.'],
  ['90', 'Un día tiene 24 horas. ¿Querías decir 90m?'],
  ['24:01', 'Un día tiene 24 horas.'],
  ['9999m', 'Un día tiene 24 horas.'],
  ['1:75', '«1:75» no es una duración: escribe 1,5, 1:30, 90m o 1h30.'],
  ['mucho', '«mucho» no es una duración: escribe 1,5, 1:30, 90m o 1h30.'],
])('says what is wrong with «%s»', (text, problem) => {
  expect(readDuration(text)).toEqual({ problem });
});

it('cuts what is far too long before it looks at it', () => {
  expect(readDuration('1'.repeat(1_000_000)).problem).toMatch(/^«1{20}» no es una duración/);
});

it('shows what it can read again', () => {
  expect([5, 90, 1440].map(inClock)).toEqual(['0:05', '1:30', '24:00']);
  expect([5, 60, 90].map(inWords)).toEqual(['5\u00a0min', '1\u00a0h', '1\u00a0h 30\u00a0min']);
});
