import type { SupplyPoint } from '@vatio/contracts/company/points';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { type IncreaseCost, increaseCost } from '@vatio/energy/optimise';
import type { ParameterTable } from '@vatio/energy/tariff';
import { areRightsValid, freeWindow, rightsInWords, whenAllowed } from './whenAsked';

/** The facts of an increase that only a person can supply. */
export interface IncreaseFacts {
  /** The distributor acts on the connection. */
  readonly needsConnection: boolean;
  /** The contract is of low voltage and older than 20 years. */
  readonly needsVerification: boolean;
}

/** The point's known facts on which a change depends. */
export type PointFacts = Pick<SupplyPoint, 'lastPowerChange' | 'rightsKw' | 'rightsUntil'>;

export interface ChangeOfPowers extends IncreaseFacts {
  readonly snapshot: StudySnapshotAnswer;
  readonly point: PointFacts;
  readonly fromKw: readonly string[];
  readonly toKw: readonly string[];
  /** The day on which it would be asked for. */
  readonly today: string;
  readonly table: ParameterTable;
}

export interface ChangeAdvice {
  /** The cost of the change; null: lower powers are free. */
  readonly cost: IncreaseCost | null;
  /** The cost of going up again, if the powers fall. */
  readonly backCost: IncreaseCost | null;
  readonly isLowVoltage: boolean;
  /** The conditions and dates for the request: Spanish, whole sentences. */
  readonly sentences: readonly string[];
}

const highest = (powersKw: readonly string[]) => String(Math.max(...powersKw.map(Number)));

/**
 * The cost of a change of powers, and when it may be requested. Source: RD 88/2026 art. 38
 * (BOE-A-2026-3212), RDL 7/2026 art. 5 (BOE-A-2026-6544), RD 1048/2013 arts. 24 to 29 (BOE-A-2013-13767).
 */
export function changeAdvice(change: ChangeOfPowers): ChangeAdvice {
  const { snapshot, point, fromKw, toKw, today, table } = change;
  const { needsConnection, needsVerification } = change;
  const voltage = snapshot.tariff.startsWith('6') ? 'high' : 'low';
  const [from, to] = [highest(fromKw), highest(toKw)];
  const common = { territory: snapshot.territory, voltage, on: today } as const;
  const rightsKw = areRightsValid(point, today) ? point.rightsKw : null;
  const isUp = Number(to) > Number(from);
  const isDown = Number(to) < Number(from);
  const falls = toKw.some((power, index) => Number(power) < Number(fromKw[index]));
  const asked = { ...common, needsConnection, needsVerification, fromKw: from, toKw: to, rightsKw };
  const back = {
    ...common,
    needsConnection: false,
    needsVerification: false,
    fromKw: to,
    toKw: from,
    rightsKw: from,
  };
  return {
    cost: isUp ? increaseCost(asked, table) : null,
    backCost: isDown ? increaseCost(back, table) : null,
    isLowVoltage: voltage === 'low',
    sentences: [
      ...(isUp ? [rightsInWords(point, today)] : []),
      whenAllowed(point.lastPowerChange, today),
      ...freeWindow({ snapshot, today, falls, isUp }),
      ...(isDown
        ? [
            `Los derechos de extensión de la potencia de ahora se conservan ${voltage === 'low' ? 3 : 5} años; al volver a subir se pagan otra vez los de acceso (RD 1048/2013, art. 28.3).`,
          ]
        : []),
    ],
  };
}

/** Euros saved in the first year, without what the change costs; null: that is not verifiable. */
export function netSavingEur(savingEur: number, cost: IncreaseCost | null): number | null {
  if (!cost) return savingEur;
  if (cost.totalWithTaxEur === null) return null;
  return (Math.round(savingEur * 100) - Math.round(Number(cost.totalWithTaxEur) * 100)) / 100;
}
