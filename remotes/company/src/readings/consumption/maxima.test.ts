import { readingOf } from '../../testing/readings';
import { contractOf } from '../../testing/supply';
import { rowsOfReadings } from './consumption';
import { contractedIn } from './contractedIn';
import { barsOfMaxima, maximaOf } from './maxima';

const january = { from: '2026-01-01', to: '2026-01-31' };
const six = (kw: string, last = kw) => [kw, kw, kw, kw, kw, last];
const contract = contractOf({ from: '2025-01-01', to: null, powersKw: six('18.5', '30') });
const changedOn = (from: string, powersKw = six('25')) => ({
  ...contract,
  powerChanges: [{ from, powersKw }],
});

describe('the contracted powers of some days', () => {
  it.each([
    ['are those in force', [contract], six('18.5', '30')],
    ['are none without a contract', [], []],
    ['are those after a change on the first day', [changedOn('2026-01-01')], six('25')],
    ['are not known where they change in between', [changedOn('2026-01-15')], null],
    ['may be written anew', [changedOn('2026-01-15', six('18.50', '30.0'))], six('18.5', '30')],
    ['have not changed yet', [changedOn('2026-02-01')], six('18.5', '30')],
    [
      'may go on in another contract',
      [
        { ...contract, from: '2026-01-20' },
        { ...contract, to: '2026-01-19' },
      ],
      six('18.5', '30'),
    ],
  ])('%s', (_words, contracts, powers) => {
    expect(contractedIn(contracts, january, 6)).toEqual(powers);
  });

  it('in 2.0TD, P1 and P2 of the energy have one', () => {
    const small = contractOf({ from: '2025-01-01', to: null, powersKw: ['4.6', '6'] });
    expect(contractedIn([small], january, 2)).toEqual(['4.6', '6']);
    expect(contractedIn([small], january, 3)).toEqual(['4.6', '4.6', '6']);
    expect(contractedIn([small], january, 6)).toEqual([]);
  });
});

it('maxima have a bar each, and what is over the contracted power exactly', () => {
  // 18.4, 19 and 12.001 kW in P1, P2 and P6.
  const maxima = maximaOf(rowsOfReadings([readingOf()], [contract]), () => 'ene');
  expect(maxima.map(({ label, tick, overKw }) => [label, tick, overKw])).toEqual([
    ['ene · P1', '', '0'],
    ['ene · P2', 'ene', '0.500000'],
    ['ene · P6', '', '0'],
  ]);
  expect(barsOfMaxima(maxima)).toEqual({
    categories: ['ene · P1', 'ene · P2', 'ene · P6'],
    ticks: ['', 'ene', ''],
    series: [
      { name: 'P1', colour: 0, values: [18.4, null, null] },
      { name: 'P2', colour: 1, values: [null, 19, null] },
      { name: 'P6', colour: 5, values: [null, null, 12.001] },
    ],
    limit: {
      name: 'Potencia contratada',
      overName: 'Por encima de la contratada',
      values: [18.5, 18.5, 30],
    },
  });
});

it('maxima without a known contract stand alone', () => {
  const bars = barsOfMaxima(maximaOf(rowsOfReadings([readingOf()], []), () => 'ene'));
  expect(bars.limit).toBeUndefined();
  expect(bars.series.map(({ name }) => name)).toEqual(['P1', 'P2', 'P6']);
});
