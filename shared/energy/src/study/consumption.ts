import type { Consumption, ReducedTax } from '../bill';
import { energyNotInCycle } from '../bill/cautions';
import type { LocalDate } from '../calendar/dates';
import type { Decimal } from '../exact/decimal';
import type { ByPeriod } from '../tariff/tariffs';
import type { StudySnapshot } from './snapshot';
import type { StatedPrices } from './statedPrices';
import { stretchesOf } from './stretches';
import type { YearEnergy } from './yearEnergy';

/** A calculation's knowledge of the contract, as it is kept. */
export interface ContractToCompare extends Omit<StatedPrices, 'monthlyFeeEur'> {
  readonly use: Consumption['use'];
  readonly vulnerability: 'none' | 'vulnerable' | 'severe' | null;
  readonly clientKind: 'person' | 'selfEmployed' | 'microenterprise' | 'company' | null;
  /** null: none; a calculation from before it was kept has no such field. */
  readonly reducedTax?: ReducedTax | null | undefined;
}

/** A supply whose offers are compared. */
export interface SuppliedStudy {
  readonly snapshot: StudySnapshot;
  readonly contract: ContractToCompare;
  /** Those that all are compared with, kW. */
  readonly powersKw: ByPeriod<Decimal>;
  /** The day that sets the tax rates. */
  readonly taxesOn: LocalDate;
}

/** The consumption that all offers of a study are simulated with. */
export function consumptionOf(
  { snapshot, contract, powersKw, taxesOn }: SuppliedStudy,
  energy: YearEnergy,
): Consumption {
  const { tariff, territory, window: range, voltageKv } = snapshot;
  const { use, vulnerability, clientKind, reducedTax } = contract;
  const holder =
    clientKind === null ? null : /person|selfEmployed/.test(clientKind) ? 'person' : 'company';
  return {
    tariff,
    territory,
    range,
    powersKw,
    taxesOn,
    use,
    energyKwh: energy.energyKwh,
    ...(voltageKv && { voltageKv }),
    ...(vulnerability && { vulnerability }),
    ...(holder && { holder }),
    ...(reducedTax && { reducedTax }),
  };
}

/** @returns of the readings that have energy in a period that their days do not have, the first one */
export function energyCautions(snapshot: StudySnapshot): readonly string[] {
  const { tariff, territory } = snapshot;
  const found = stretchesOf({ ...snapshot, curve: null }).flatMap(({ range, reading }) =>
    reading
      ? energyNotInCycle({ tariff, territory, energyKwh: reading.energyKwh }, range).slice(0, 1)
      : [],
  );
  const [first, ...others] = found.map(({ message }) => message);
  if (!first) return [];
  const more = others.length === 1 ? 'otra lectura' : `otras ${others.length} lecturas`;
  return [others.length === 0 ? first : `${first} Lo mismo pasa en ${more}.`];
}
