import { maxContracts } from '@vatio/contracts/company/contracts';
import { checkPowers, periodCount, type TariffTerm, voltageCaution } from '@vatio/energy/tariff';
import { spanishDay } from '../../../localDay';
import { wrongField, wrongFields } from '../../../refusal';
import type { ContractFields, StoredContract } from './contracts.repository';

type Problems = Readonly<Record<string, string>>;

/** The problems of a contract by field, regardless of the point's other contracts. */
export const contractProblems = (contract: ContractFields): Problems => ({
  ...powerProblems(contract, contract.powersKw),
  ...priceProblems(contract),
  ...dayProblems(contract),
  ...changeProblems(contract),
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

const dayProblems = ({ from, to }: ContractFields): Problems =>
  to !== null && to < from ? { to: 'La fecha final no puede ser anterior a la inicial' } : {};

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

/** The powers of each change, and its day; the first problem of a field counts. */
function changeProblems(contract: ContractFields): Problems {
  const { from, to, powerChanges, plannedMonths } = contract;
  const problems = powerChanges.map((change, index): Problems => {
    const day = `powerChanges.${index}.from`;
    const before = powerChanges[index - 1]?.from;
    return {
      ...powerProblems(contract, change.powersKw, `powerChanges.${index}.powersKw`),
      ...(before && change.from <= before && { [day]: changeMessages.order }),
      ...((change.from <= from || (to !== null && change.from > to)) && {
        [day]: changeMessages.outside,
      }),
      ...(plannedMonths !== null && plannedMonths < 12 && { [day]: changeMessages.short }),
    };
  });
  return Object.assign({}, ...problems);
}

/** The form says the same. Sources: RD 88/2026 art. 35.3 (BOE-A-2026-3212) for short contracts. */
const changeMessages = {
  short: 'Un contrato de menos de 12 meses no puede cambiar de potencias',
  outside: 'El cambio tiene que ser posterior al primer día del contrato, y no pasar del último',
  order: 'Cada cambio tiene que ser posterior al anterior',
};

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
