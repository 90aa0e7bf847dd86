import type { SupplyPoint } from '@vatio/contracts/company/points';
import type {
  SnapshotContract,
  StudyResult,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import type { DayRange } from '@vatio/energy/calendar';
import type { StudySnapshot } from '@vatio/energy/study';
import { periodsOf } from '@vatio/energy/tariff';
import type { Db } from '../../../db/transaction';
import { spanishDay } from '../../../localDay';
import { wrongField } from '../../../refusal';
import {
  bestCurvesOf,
  clientOfPoint,
  contractsBetween,
  existingPoint,
  kwOf,
  quartersIn,
  readingsBetween,
  readSupplyPoints,
  type StoredContract,
  type StoredQuarters,
  type StoredReading,
} from '../../company/door';
import { supplyCautionsOf } from './supplyCautions';

/** The current data of a supply point. */
export interface TakenSnapshot extends TakenSupply {
  readonly contract: SnapshotContract;
}

/** The same, without what the contract charges. */
export interface TakenSupply {
  readonly snapshot: StudySnapshot;
  readonly supplier: string;
  readonly quarters: StoredQuarters | null;
  readonly isArchived: boolean;
  /** null: unknown. */
  readonly isElectroIntensive: boolean | null;
  /** The estimated part of the known readings of its curve, 0 to 1. */
  readonly curveEstimatedShare: number;
  /** The particulars of the supply: its prices, changes inside the window, estimates. */
  readonly supplyCautions: StudyResult['cautions'];
  /** The days of readings that do not count: they are of a tariff with other periods. */
  readonly leftOut: DayRange | null;
}

/**
 * Reads the data for a study of these days. Tariff and powers are those of the last day; readings of
 * another number of periods, from before a change of tariff, are irrelevant to it.
 *
 * @throws Refusal missing, or invalid when no contract is in force on the last day
 */
export async function takeSnapshot(
  db: Db,
  supplyPointId: string,
  window: DayRange,
): Promise<TakenSnapshot> {
  const [found] = await readSupplyPoints(db, [supplyPointId], window.lastDay);
  const point = existingPoint(found);
  const { firstDay: from, lastDay: to } = window;
  const contracts = await contractsBetween(db, [supplyPointId], window);
  const contract = required(inForceOn(contracts, to), to);
  const readings = await readingsBetween(db, supplyPointId, { from, to });
  const best = (await bestCurvesOf(db, [supplyPointId], window)).get(supplyPointId);
  const quarters = best ? await quartersIn(db, point, window, best.minutes) : null;
  const { estimatedShare: curveEstimatedShare = 0 } = best ?? {};
  const client = await clientOfPoint(db, supplyPointId);
  const known = { point, contract, contracts, readings, quarters, curveEstimatedShare };
  return {
    ...snapshotFrom(known, window),
    contract: contractFacts(contract, client?.kind ?? null),
  };
}

/** The data read about a supply point: readings and quarters of the window's days. */
export interface KnownSupply {
  readonly point: Pick<
    SupplyPoint,
    'territory' | 'pointType' | 'powerControl' | 'voltageKv' | 'archived' | 'isElectroIntensive'
  >;
  /** The contract in force on the window's last day. */
  readonly contract: StoredContract;
  /** Those of the window's days, the oldest first. */
  readonly contracts: readonly StoredContract[];
  readonly readings: readonly StoredReading[];
  readonly quarters: StoredQuarters | null;
  readonly curveEstimatedShare: number;
}

/** The snapshot that `takeSnapshot` describes, of what was read. */
export function snapshotFrom(known: KnownSupply, window: DayRange): TakenSupply {
  const { point, contract, readings, quarters, curveEstimatedShare } = known;
  const { territory, pointType, powerControl, voltageKv } = point;
  const { tariff, supplier, powerChanges } = contract;
  const changed = powerChanges.filter(({ from }) => from <= window.lastDay).at(-1);
  return {
    supplier,
    quarters,
    isArchived: point.archived,
    isElectroIntensive: point.isElectroIntensive,
    curveEstimatedShare,
    supplyCautions: supplyCautionsOf(known, window),
    leftOut: daysOf(readings.filter((reading) => !isOfTariff(reading, tariff))),
    snapshot: {
      window,
      tariff,
      territory,
      pointType: pointType as StudySnapshot['pointType'],
      powerControl,
      voltageKv,
      powersKw: (changed ?? contract).powersKw,
      readings: readingsOf(readings, tariff),
      curve: quarters && {
        minutes: quarters.minutes,
        startMs: quarters.startMs,
        kw: kwOf(quarters),
      },
    },
  };
}

const contractFacts = (
  contract: StoredContract,
  clientKind: SnapshotContract['clientKind'],
): SnapshotContract => ({
  mode: contract.mode,
  energyPricesEurPerKwh: contract.energyPricesEurPerKwh,
  includesAtr: contract.includesAtr,
  powerPricesEurPerKwYear: contract.powerPricesEurPerKwYear,
  marginEurPerKwh: contract.marginEurPerKwh,
  meterEurPerMonth: contract.meterEurPerMonth,
  use: contract.use,
  vulnerability: contract.vulnerability,
  socialBonusFinancing: contract.socialBonusFinancing,
  clientKind,
  reducedTax: contract.reducedTax,
  to: contract.to,
});

/** The one in force on a day, of some contracts of a point. */
export const inForceOn = (contracts: readonly StoredContract[], day: string) =>
  contracts.find(({ from, to }) => from <= day && (to === null || to >= day));

/** The contract in force on a day. */
export async function contractOn(db: Db, supplyPointId: string, day: string) {
  const [contract] = await contractsBetween(db, [supplyPointId], { firstDay: day, lastDay: day });
  return contract;
}

/** The same, which must exist. @throws Refusal invalid */
export const requireContract = async (db: Db, supplyPointId: string, day: string) =>
  required(await contractOn(db, supplyPointId, day), day);

function required(contract: StoredContract | undefined, day: string): StoredContract {
  if (!contract) throw wrongField('supplyPointId', noContract(day));
  return contract;
}

export const noContract = (day: string): string =>
  `No hay contrato en vigor el ${spanishDay(day)}: escríbelo en PDS o elige otros meses`;

const isOfTariff = ({ energyKwh }: StoredReading, tariff: StudySnapshot['tariff']) =>
  energyKwh.length === periodsOf(tariff, 'energy').length;

/** The days from the first to the last of some readings. */
function daysOf(readings: readonly StoredReading[]): DayRange | null {
  const firstDay = readings.map(({ from }) => from).sort()[0];
  const lastDay = readings
    .map(({ to }) => to)
    .sort()
    .at(-1);
  return firstDay && lastDay ? { firstDay, lastDay } : null;
}

function readingsOf(
  stored: readonly StoredReading[],
  tariff: StudySnapshot['tariff'],
): StudySnapshot['readings'] {
  const powers = periodsOf(tariff, 'power').length;
  return stored
    .filter((reading) => isOfTariff(reading, tariff))
    .map(({ from, to, energyKwh, reactiveKvarh, maxKw, isEstimated, source }) => ({
      range: { firstDay: from, lastDay: to },
      energyKwh,
      reactiveKvarh,
      maximetersKw: maxKw?.length === powers ? maxKw : null,
      isEstimated,
      source,
    }));
}

/** The snapshot as it is kept and answered: the curve by its coverage only. */
export function snapshotAnswer({
  snapshot,
  supplier,
  contract,
  isElectroIntensive,
}: TakenSnapshot): StudySnapshotAnswer {
  const { curve, powersKw, readings, ...supply } = snapshot;
  const missing = curve ? Array.from(curve.kw).filter(Number.isNaN).length : 0;
  return {
    ...supply,
    isElectroIntensive,
    supplier,
    contract,
    powersKw: [...powersKw],
    readings: readings as StudySnapshotAnswer['readings'],
    curve: curve && {
      minutes: curve.minutes,
      knownQuarters: curve.kw.length - missing,
      missingQuarters: missing,
    },
  };
}

/** The kept curve: 4 bytes each, little-endian, as every machine that runs this has them. */
export const curveBytes = ({ quarters }: TakenSnapshot): Buffer | null =>
  quarters && Buffer.from(quarters.tenthsW.buffer);

/** The curve as it was kept, tenths of W; −1: unknown. */
export const quartersOf = (bytes: Uint8Array): Int32Array =>
  new Int32Array(Uint8Array.from(bytes).buffer);
