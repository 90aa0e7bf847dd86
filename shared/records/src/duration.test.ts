import {
  durationInWords,
  formatDuration,
  formatHours,
  parseDuration,
  parseHours,
} from './duration';

it.each([
  ['1,5', 90],
  ['1.5', 90],
  ['1:30', 90],
  ['90m', 90],
  ['1h30', 90],
  ['1 h 30 min', 90],
  ['1H30M', 90],
  ['1,5h', 90],
  ['1h', 60],
  ['2', 120],
  ['2 horas', 120],
  ['45 min', 45],
  ["45'", 45],
  [':45', 45],
  ['0,25', 15],
  ['1,33', 80],
  ['24', 1440],
  ['24:00', 1440],
  ['1440m', 1440],
  ['1m', 1],
])('reads «%s» as %d minutes', (typed, minutes) => {
  expect(parseDuration(typed)).toEqual({ minutes });
});

it.each([
  ['0', /al menos 1 minuto/],
  ['0:00', /al menos 1 minuto/],
  ['0,001', /al menos 1 minuto/],
  ['-1', /negativo/],
  ['-1:30', /negativo/],
  ['−90m', /negativo/],
  ['24:01', /Como mucho 24 h/],
  // Bare minutes get a hint at the right spelling.
  ['90', /90m/],
  ['', /Escribe una duración/],
  ['   ', /Escribe una duración/],
  ['-', /Escribe una duración/],
  ['mañana', /Escribe una duración/],
  ['1:75', /Escribe una duración/],
  ['1h75', /Escribe una duración/],
  ['1,2,3', /Escribe una duración/],
  ['1e3', /Escribe una duración/],
  ['1'.repeat(50), /Escribe una duración/],
])('says what is wrong with «%s»', (typed, problem) => {
  expect(parseDuration(typed)).toEqual({ problem: expect.stringMatching(problem) });
});

it('writes a duration for cells and for sentences', () => {
  expect([formatDuration(90), formatDuration(5), formatDuration(2405)]).toEqual([
    '1:30',
    '0:05',
    '40:05',
  ]);
  expect([90, 60, 45, 0].map(durationInWords)).toEqual([
    '1\u00a0h 30\u00a0min',
    '1\u00a0h',
    '45\u00a0min',
    '0\u00a0min',
  ]);
});

it.each([1, 59, 60, 61, 90, 1439, 1440])('reads what it writes: %d', (minutes) => {
  expect(parseDuration(formatDuration(minutes))).toEqual({ minutes });
  expect(parseDuration(durationInWords(minutes))).toEqual({ minutes });
});

it.each([
  ['8', 480],
  ['7,5', 450],
  ['7.25', 435],
  ['7:30', 450],
  ['7h30', 450],
  ['450m', 450],
  ['0', 0],
  [' 120 ', 7200],
  ['1000', 60_000],
])('reads «%s» as the %d minutes of a day or a month', (typed, minutes) => {
  expect(parseHours(typed)).toBe(minutes);
});

it.each(['', '-1', '7:60', 'ocho', '1.000', '1.000,5', '12345', '1'.repeat(50)])(
  '«%s» are no hours of a day or a month',
  (typed) => {
    expect(parseHours(typed)).toBeUndefined();
  },
);

it.each([0, 435, 450, 480, 7200])('reads the hours that it writes: %d', (minutes) => {
  expect(parseHours(formatHours(minutes))).toBe(minutes);
});
