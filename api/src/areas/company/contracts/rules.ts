import { maxContracts } from '@vatio/contracts/company/contracts';
import { contractDayProblems } from '@vatio/contracts/company/powerChanges';
import { checkPowers, periodCount, type TariffTerm, voltageCaution } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import { wrongField, wrongFields } from '../../../refusal';
import type { ContractFields, StoredContract } from './contracts.repository';

type Problems = Readonly<Record<string, string>>;

/** The problems of a contract by field, regardless of the point's other contracts. */
export const contractProblems = (contract: ContractFields): Problems => ({
  ...powerProblems(contract, contract.powersKw),
  ...priceProblems(contract),
  ...contractDayProblems(contract),
  ...Object.assign(
    {},
    ...contract.powerChanges.map(({ powersKw }, index) =>
      powerProblems(contract, powersKw, `powerChanges.${index}.powersKw`),
    ),
  ),
});

/** @throws Refusal invalid, by field, when a contract has problems of its own */
export function requireSound(contract: ContractFields): void {
  const fields = contractProblems(contract);
  if (Object.keys(fields).length > 0) throw wrongFields(fields);
}

/** @param field the one that holds the powers */
function powerProblems(
  { tariff }: ContractFields,
  powersKw: readonly string[],
  field = 'powersKw',
): Problems {
  const problems = checkPowers(tariff, powersKw).map(({ period, message }) => [
    period === null ? field : `${field}.${period - 1}`,
    message.replace(/\.$/, ''),
  ]);
  // The first problem of a field counts.
  return Object.fromEntries(problems.reverse());
}

function priceProblems(contract: ContractFields): Problems {
  const { energyPricesEurPerKwh: energy, powerPricesEurPerKwYear: power } = contract;
  return {
    ...(energy && priceCountProblem(contract, 'energy', 'energyPricesEurPerKwh', energy.length)),
    ...(power && priceCountProblem(contract, 'power', 'powerPricesEurPerKwYear', power.length)),
  };
}

/** @returns the problem of a list of prices that is not as long as the tariff has periods, by its field */
export function priceCountProblem(
  { tariff }: Pick<ContractFields, 'tariff'>,
  term: TariffTerm,
  field: string,
  given: number,
): Problems {
  const count = periodCount(tariff, term);
  const what = term === 'energy' ? 'energía' : 'potencia';
  return given === count
    ? {}
    : { [field]: `La tarifa ${tariff} tiene ${count} precios de ${what}` };
}

/**
 * Mismatches between contract and point, which are stored all the same: either of them may be the wrong
 * one.
 *
 * @param voltageKv the point's; null: unknown
 */
export function contractWarnings(
  { tariff }: Pick<ContractFields, 'tariff'>,
  voltageKv: string | null,
): { field: 'tariff'; message: string }[] {
  const message = voltageCaution(tariff, voltageKv);
  return message ? [{ field: 'tariff', message }] : [];
}

/** @throws Refusal invalid on `from`, when a point has its most contracts (one query reads all) */
export function requireRoom({ length }: readonly StoredContract[]): void {
  if (length < maxContracts) return;
  throw wrongField(
    'from',
    `El punto ya tiene ${maxContracts} contratos y no caben más: borra alguno`,
  );
}

/** @throws Refusal invalid on `from`, when another contract of the point has one of its days */
export function requireFree({ from, to }: ContractFields, others: readonly StoredContract[]): void {
  const taken = others.find(
    (other) => (to === null || other.from <= to) && (other.to === null || other.to >= from),
  );
  if (taken)
    throw wrongField('from', `Se solapa con el contrato de ${taken.supplier}, ${daysOf(taken)}`);
}

const daysOf = ({ from, to }: StoredContract) =>
  to === null
    ? `que empieza el ${spanishDay(from)} y no tiene fecha final: pónsela antes`
    : `del ${spanishDay(from)} al ${spanishDay(to)}`;
