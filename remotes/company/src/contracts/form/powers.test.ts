import { powerProblems } from './powers';

const messages = (...typed: Parameters<typeof powerProblems>) => {
  const { byIndex, all } = powerProblems(...typed);
  return { byIndex: Object.fromEntries(byIndex), all };
};

it('says that a power falls before the others are typed', () => {
  expect(messages('3.0TD', ['20', '18', null, null, null, null])).toEqual({
    byIndex: { 1: 'La potencia de P2 (18 kW) no puede ser menor que la de P1 (20 kW)' },
    all: undefined,
  });
});

it('does not check the minimum of a tariff while powers are missing', () => {
  expect(messages('3.0TD', ['10', '12', null, null, null, null]).all).toBeUndefined();
  expect(messages('3.0TD', ['10', '10', '10', '10', '10', '12']).all).toBe(
    'La tarifa 3.0TD pide más de 15 kW en algún periodo',
  );
});

it('looks only at the periods that the tariff has', () => {
  expect(messages('2.0TD', ['4.6', '3.3', '1', '', null, null])).toEqual({
    byIndex: {},
    all: undefined,
  });
  expect(messages('2.0TD', ['15.1', null]).byIndex[0]).toMatch(/pasa de 15 kW/);
});

it('has no problem with powers that are not typed', () => {
  expect(messages('6.1TD', [null, '5'])).toEqual({ byIndex: {}, all: undefined });
});
