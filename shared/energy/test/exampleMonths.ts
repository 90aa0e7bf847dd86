/** The highest power of each period in the months of 2026, kW: invented for the example below. */
const maxima: readonly Readonly<Record<number, number>>[] = [
  { 1: 33, 2: 31, 6: 18 },
  { 1: 35, 2: 32, 6: 17 },
  { 2: 30, 3: 28, 6: 16 },
  { 4: 26, 5: 24, 6: 15 },
  { 4: 27, 5: 25, 6: 15 },
  { 3: 34, 4: 33, 6: 19 },
  { 1: 41, 2: 40, 6: 22 },
  { 3: 22, 4: 21, 6: 14 },
  { 3: 33, 4: 31, 6: 18 },
  { 4: 28, 5: 26, 6: 16 },
  { 2: 29, 3: 28, 6: 17 },
  { 1: 34, 2: 33, 6: 19 },
];
const periods = [1, 2, 3, 4, 5, 6];

/** The months of the example V-OPT-1: their days, and what its meter says of each period. */
export const exampleMonths = maxima.map((kw, index) => {
  const name = `2026-${String(index + 1).padStart(2, '0')}`;
  return {
    from: `${name}-01`,
    to: `${name}-${new Date(Date.UTC(2026, index + 1, 0)).getUTCDate()}`,
    energyKwh: periods.map((period) => (kw[period] ? '500' : '0')),
    maxKw: periods.map((period) => (kw[period] ? String(kw[period]) : null)),
  };
});
