import type { CalculateStudy, Study, StudyResult } from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import type { ComputingParts } from '../../../areaKit/area';
import type { Run } from '../../../computing/computation';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing, Refusal } from '../../../refusal';
import { readParameterTable } from '../../user/door';
import { tell } from '../history/tell';
import { pricesOffersInTurn, savingOf } from '../offers/keepSaving';
import { findOffer, readChoices, updateChoices } from '../offers/offers.repository';
import { wholeSaving } from '../offers/saving';
import { analysesAfter } from './analyses';
import { chosenOf, powersOfLeastCost, type SupplyToCalculate } from './calculate';
import { archived } from './check';
import { findStudy, lockedStudy } from './find';
import { curveBytes, snapshotAnswer, takeSnapshot } from './snapshot';
import { noStudy, refuseClosed } from './states';
import { insertCalculation } from './studies.repository';

/**
 * Calculates studies from the data and parameters of now. What was calculated before is kept. Another
 * thread does it, and no connection waits for it: the study may change meanwhile, and then its
 * calculation is refused.
 */
export function studyRecalculation({ db, now, computing }: ComputingParts) {
  /**
   * @param signal aborted when the caller has gone
   * @throws Refusal missing; conflict when another person changed it, it was presented or its point
   *   archived; invalid when the data do not suffice; forbidden when it would look into something else and
   *   `by` does not choose; or as `Computing`
   */
  return (
    id: string,
    sent: CalculateStudy,
    by: SessionUser,
    signal?: AbortSignal,
  ): Promise<Study> =>
    computing.turn({ by, ...(signal && { signal }) }, (run) => inTurn(run, id, sent, by));

  async function inTurn(
    run: Run,
    id: string,
    sent: CalculateStudy,
    by: SessionUser,
  ): Promise<Study> {
    const { version: parameterVersion, rows: parameters } = await readParameterTable(db);
    const at = now();
    const known = await inTransaction(db, (transaction) => readStudied(transaction, id, sent, by));
    const { analyses, taken, choices, offer } = known;
    const result = analyses.includes('power')
      ? await powersOf(run, { ...taken, parameters, chosen: sent })
      : null;
    const snapshot = { ...snapshotAnswer(taken), ...chosenOf(taken, sent) };
    const curve = curveBytes(taken);
    const calculated = { snapshot, result, at: at.toISOString() };
    const price = pricesOffersInTurn(run);
    const priceable = { calculation: calculated, curve, parameters };
    const saving = await savingOf(price, priceable, offer, choices.powers);
    return inTransaction(db, async (transaction) => {
      const study = await lockedStudy(transaction, id, sent);
      const number = study.calculations + 1;
      const calculation = { number, by, parameterVersion, snapshot, curve, result };
      await insertCalculation(transaction, id, { ...calculation, analyses }, at);
      if (choices.recommendedOfferId) {
        const whole = wholeSaving({ result }, saving);
        await updateChoices(transaction, id, { ...choices, saving, ...whole }, at);
      }
      await tell(transaction, {
        at,
        action: 'study-calculated',
        actor: by,
        study,
        ...(study.analyses.join() !== analyses.join() && { before: { analyses: study.analyses } }),
        after: { calculation: number, saving: result?.savingEur, analyses },
        event: { kind: 'calculated', calculation: number },
      });
      return findStudy(transaction, id);
    });
  }
}

/** @throws Refusal invalid, with the reasons why there are none */
async function powersOf(run: Run, supply: SupplyToCalculate): Promise<StudyResult> {
  const { snapshot, supplyCautions, parameters } = supply;
  const { annualise, stepKw } = supply.chosen;
  const chosen = { annualise, ...(stepKw && { stepKw }) };
  const found = await run(powersOfLeastCost, { snapshot, supplyCautions, parameters, chosen });
  if (typeof found === 'string') throw new Refusal('invalid', found);
  return found;
}

/** Reads the data of a calculation. A change of the study, or of its offers, raises its version. */
async function readStudied(db: Db, id: string, sent: CalculateStudy, by: SessionUser) {
  const study = await lockedStudy(db, id, sent);
  refuseClosed(study);
  const analyses = analysesAfter(study, sent, by);
  const { supplyPointId, firstDay, lastDay } = study;
  const taken = await takeSnapshot(db, supplyPointId, { firstDay, lastDay });
  if (taken.isArchived) throw new Refusal('conflict', archived);
  const choices = orMissing(await readChoices(db, id), noStudy);
  const { recommendedOfferId } = choices;
  const offer = recommendedOfferId ? await findOffer(db, id, recommendedOfferId) : undefined;
  return { analyses, taken, choices, offer };
}
