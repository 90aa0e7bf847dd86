import { powerSavingParts, savingBesideOffer } from './wholeSaving';

const current = { fixedEur: '100.00', excessEur: '20.00', totalEur: '120.00' };

it('adds the energy of another tariff to what its powers save, to the cent', () => {
  const optimum = {
    fixedEur: '30.00',
    excessEur: '0.00',
    regulatedEnergyEur: '15.50',
    totalEur: '45.50',
  };
  expect(powerSavingParts({ current, optimum })).toEqual({
    fixedEur: '70.00',
    excessEur: '20.00',
    energyEur: '-15.50',
    savingEur: '74.50',
  });
  expect(powerSavingParts({ current, optimum: current })).toMatchObject({ energyEur: '0.00' });
});

it('counts beside an offer what the powers of its tariff save', () => {
  const six = { powersKw: ['20', '20', '20', '20', '20', '20'] };
  const powers = { current: six, optimum: six, savingEur: '74.50' };
  expect(savingBesideOffer(powers)).toBe('74.50');
  const two = { ...powers, optimum: { powersKw: ['3', '3'] } };
  expect(savingBesideOffer({ ...two, bestOnThisSide: { savingEur: '43.05' } })).toBe('43.05');
  expect(savingBesideOffer(two)).toBe('0.00');
});
