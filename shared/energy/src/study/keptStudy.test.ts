import { snapshotOf } from '../../test/snapshots';
import { type KeptCalculation, type OfferChoice, offerStudyOf } from './keptStudy';

const contract = {
  mode: 'fixed',
  energyPricesEurPerKwh: null,
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  use: 'general',
  vulnerability: null,
  clientKind: null,
} as const;
const snapshot = { ...snapshotOf(), contract };
const optimum = { powersKw: ['27', '27', '27', '27', '27', '27'] };
const result = { optimum, cautions: [{ code: 'annualised' }] };
const choice: OfferChoice = { curve: null, offers: [], powers: 'optimum', taxesOn: '2027-02-01' };
const studyOf = (kept: Partial<KeptCalculation>, facts: Partial<OfferChoice> = {}) =>
  offerStudyOf({ snapshot, result, ...kept }, { ...choice, ...facts });

it('compares with the powers that were chosen, where there is an optimum', () => {
  expect(studyOf({})?.powersKw).toEqual(optimum.powersKw);
  expect(studyOf({}, { powers: 'contracted' })?.powersKw).toEqual(snapshot.powersKw);
  expect(studyOf({ result: null })?.powersKw).toEqual(snapshot.powersKw);
});

it('compares with the best powers of the study’s tariff where the optimum is of another', () => {
  const other = { ...result, optimum: { powersKw: ['3', '3'] } };
  expect(studyOf({ result: other })?.powersKw).toEqual(snapshot.powersKw);
  const beside = { ...other, bestOnThisSide: { cost: optimum } };
  expect(studyOf({ result: beside })?.powersKw).toEqual(optimum.powersKw);
});

it('takes from a calculation whether it was annualised, however it is kept', () => {
  expect(studyOf({})?.annualise).toBe(true);
  expect(studyOf({ snapshot: { ...snapshot, annualise: false } })?.annualise).toBe(false);
  expect(studyOf({ result: null })?.annualise).toBe(false);
});

it('compares nothing without what the contract charges', () => {
  const { contract: _contract, ...older } = snapshot;
  expect(studyOf({ snapshot: older })).toBeNull();
});
