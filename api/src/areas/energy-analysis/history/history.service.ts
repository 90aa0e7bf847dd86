import type {
  NewStudyComment,
  StudyCalculation,
  StudyCalculationsAnswer,
  StudyChangesAnswer,
  StudyEventQuery,
  StudyEventsAnswer,
  StudyInputs,
} from '@vatio/contracts/energy-analysis/studies';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { type Db, inTransaction } from '../../../db/transaction';
import { orMissing } from '../../../refusal';
import { findVersion, readParameterRows } from '../../user/door';
import {
  contractOn,
  curveBytes,
  noContract,
  quartersOf,
  snapshotAnswer,
  takeSnapshot,
} from '../studies/snapshot';
import { noStudy } from '../studies/states';
import { findCalculation, readStudy } from '../studies/studies.repository';
import { changesBetween } from './changes';
import { findCurve, listCalculations } from './history.calculation.repository';
import { listEvents } from './history.event.repository';
import { tell } from './tell';

/** The history of a study: the actions on it, its data, and what has changed since. */
export function createStudyHistory({ db, now }: ServiceParts) {
  /** @throws Refusal missing */
  async function events(id: string, query: StudyEventQuery): Promise<StudyEventsAnswer> {
    await existingStudy(db, id);
    return listEvents(db, id, query);
  }

  /** @throws Refusal missing */
  async function comment(id: string, { text }: NewStudyComment, actor: SessionUser): Promise<void> {
    const at = now();
    await inTransaction(db, async (transaction) => {
      const study = await existingStudy(transaction, id);
      await tell(transaction, {
        at,
        action: 'study-commented',
        actor,
        study,
        after: { comment: text },
        event: { kind: 'comment', text },
      });
    });
  }

  /** @throws Refusal missing */
  async function calculations(id: string): Promise<StudyCalculationsAnswer> {
    await existingStudy(db, id);
    return listCalculations(db, id);
  }

  /** @throws Refusal missing */
  async function calculation(id: string, number: number): Promise<StudyCalculation> {
    await existingStudy(db, id);
    return orMissing(await findCalculation(db, id, number), noCalculation);
  }

  /** @throws Refusal missing */
  async function inputs(id: string, number: number): Promise<StudyInputs> {
    const { snapshot, result, parameterVersion } = await calculation(id, number);
    const rows = await readParameterRows(db, parameterVersion);
    const curve = await findCurve(db, id, number);
    return {
      parameters: rows.filter(
        ({ kind, tariff }) =>
          pricingKinds.some((one) => one === kind) &&
          (tariff === null || tariff === snapshot.tariff || tariff === result?.regime?.tariff),
      ),
      tenthsW: curve ? [...quartersOf(curve)] : null,
    };
  }

  /** None of a study that was never calculated. @throws Refusal missing */
  async function changes(id: string): Promise<StudyChangesAnswer> {
    const study = await existingStudy(db, id);
    const before = await findCalculation(db, id, study.calculations);
    if (!before) return { rows: [] };
    const { supplyPointId, firstDay, lastDay } = study;
    if (!(await contractOn(db, supplyPointId, lastDay))) {
      return { rows: [{ what: 'contract', message: `${noContract(lastDay)}.` }] };
    }
    const { number: parameterVersion } = await findVersion(db);
    const taken = await takeSnapshot(db, supplyPointId, { firstDay, lastDay });
    const curve = (await findCurve(db, id, before.number)) ?? null;
    const after = { snapshot: snapshotAnswer(taken), curve: curveBytes(taken), parameterVersion };
    return { rows: changesBetween({ ...before, curve }, after) };
  }

  return { events, comment, calculations, calculation, inputs, changes };
}

/** @throws Refusal missing */
const existingStudy = async (db: Db, id: string) => orMissing(await readStudy(db, id), noStudy);

/** The parameters of what powers, more of them, reactive energy and other offers cost. */
const pricingKinds = [
  'powerToll',
  'powerCharge',
  'energyToll',
  'energyCharge',
  'pvpcMargin',
  'electricityTax',
  'electricityTaxMinimum',
  'socialBonusDiscount',
  'excessDaily',
  'excessMonthly',
  'excessRatio',
  'reactive',
  'rightsPerKw',
  'rightsOnce',
  'vat',
  'igic',
  'ipsi',
] as const;
const noCalculation = 'Ese cálculo no existe.';
