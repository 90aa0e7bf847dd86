import type { StudyResult } from '@vatio/contracts/energy-analysis/studies';
import { decimalInWords, euros } from '@vatio/ui/format';
import { factOfCaution, factOfPowers, factOfSaving } from '../studyFacts';
import { thisSideInWords } from './thisSide';

export interface CrossingProps {
  readonly result: StudyResult;
  /** The calculation's fact key. */
  readonly fact: string;
}

/**
 * The optimum's changes besides powers, and the best option without them; empty if it changes only powers.
 */
export function Crossing({ result, fact }: CrossingProps) {
  const { regime, cautions } = result;
  const told = cautions.filter(({ code }) => crossingCodes.includes(code));
  if (!regime || told.length === 0) return null;
  return (
    <div className="alert alert-info mt-3 mb-0">
      {told.map(({ code, message }) => (
        <p key={code} className="mb-1" data-fact={factOfCaution(fact, code)}>
          {message}
        </p>
      ))}
      <p className="fw-bold mb-0">
        <OnThisSide result={result} fact={fact} />
      </p>
    </div>
  );
}

/** «Sin cambiar de tipo de punto: 51 kW, ahorra 43,05 €.»; empty if the optimum is one of them. */
export function OnThisSide({ result, fact }: CrossingProps) {
  const { bestOnThisSide } = result;
  if (!bestOnThisSide) return null;
  const { cost, savingEur } = bestOnThisSide;
  return (
    <span data-fact={factOfSaving(factOfPowers(fact, 'this-side'), Number(savingEur))}>
      {thisSideInWords(result)}: {kwInWords(cost.powersKw)}, {savingInWords(Number(savingEur))}.
    </span>
  );
}

/** The cautions that say what it means; beside them, they are not said again. */
export const crossingCodes: readonly string[] = [
  'pointTypeChanges',
  'tariffChanges',
  'crossingCostsRights',
];

/** «51 kW» where all are equal, else «20 · 20 · 51 kW». */
export function kwInWords(powersKw: readonly string[]): string {
  const isOne = new Set(powersKw.map(Number)).size === 1;
  return `${(isOne ? powersKw.slice(0, 1) : powersKw).map(decimalInWords).join(' · ')} kW`;
}

/** «ahorra 43,05 €», «cuesta 3,10 € más que ahora» */
export function savingInWords(savingEur: number): string {
  if (savingEur < 0) return `cuesta ${euros(-savingEur)} más que ahora`;
  return savingEur === 0 ? 'no ahorra nada' : `ahorra ${euros(savingEur)}`;
}
