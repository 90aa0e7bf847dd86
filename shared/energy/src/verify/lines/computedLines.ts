import type { ContractInForce } from '../context';
import { absent, absentNorm } from '../expected/absent';
import type { Expected } from '../expected/expectedLines';
import type { VerifiedLine } from '../verification';
import { type Group, groupsOf } from './groups';
import { type Accepted, acceptedOf, notAccepted, nothing, unknown } from './judge';
import type { LineFacts } from './lineFacts';
import { reasonOf } from './reasons';
import { billedOf, verifiedLine } from './verifiedLine';

const isWithoutBonus = (contracts: readonly ContractInForce[]): boolean =>
  contracts.every(({ socialBonus }) => socialBonus === 'none');

function acceptedIn(facts: LineFacts, group: Group): Accepted {
  const { input, missing, table } = facts;
  if (!input) return notAccepted(missing);
  return group.expected.length > 0 ? acceptedOf(group.expected) : absent(group, input, table);
}

/**
 * Nothing billed and nothing due. An excess that was not billed cannot be too much either, so a missing
 * reading of it leaves nothing open.
 */
const isNothing = ({ concept, issued, expected }: Group): boolean =>
  issued.length === 0 &&
  (expected.every(({ amount }) => amount?.eq(0) ?? false) ||
    ((concept === 'excess' || concept === 'reactive') &&
      expected.some(({ amount }) => amount === null)));

/** The lines that the engine computes before taxes, against the printed ones. */
export function computedLines(facts: LineFacts, expected: readonly Expected[]): VerifiedLine[] {
  const { bill, tolerances } = facts;
  const isAgreed = ({ line }: Expected) =>
    line.concept !== 'socialBonus' || !isWithoutBonus(facts.contracts);
  return groupsOf(bill, expected.filter(isAgreed))
    .filter((group) => !isNothing(group))
    .map((group) => {
      const isExcess = group.concept === 'excess' || group.concept === 'reactive';
      const lines = group.expected.map(({ line }) => line);
      const norm = group.expected.length > 0 ? {} : { norm: absentNorm[group.concept] ?? '' };
      return verifiedLine({
        ...group,
        lines,
        accepted: acceptedIn(facts, group),
        tolerance: isExcess ? tolerances.excess : tolerances.line,
        reasonOf: () => reasonOf(facts, group, billedOf(group.issued)),
        ...norm,
      });
    });
}

const plain = (text: string) => text.trim().toLocaleLowerCase('es-ES').slice(0, 200);

/** A service is right where the contract names it; whether it was asked for, only the client knows. */
function serviceOf(
  { contracts, input }: LineFacts,
  name: string,
  isDiscount: boolean,
): Accepted | null {
  if (isDiscount) return null;
  const known = contracts.flatMap(({ services }) => services ?? []);
  if (known.some((one) => plain(one) === plain(name))) return null;
  const isKnown = input !== null && contracts.every(({ services }) => services !== null);
  return isKnown ? nothing : unknown(`saber si el cliente contrató «${name}»`);
}

/** The printed lines that no rule computes, each on its own. */
export function serviceLines(facts: LineFacts): VerifiedLine[] {
  return facts.bill.lines.flatMap((line, at) => {
    if (line.concept !== 'service') return [];
    const name = line.name?.slice(0, 200) || 'Otro concepto';
    const issued = [{ line, at }];
    const billed = billedOf(issued);
    const due = {
      amounts: [{ amount: billed, why: 'como dice el contrato' }],
      low: billed,
      high: billed,
    };
    const accepted = serviceOf(facts, name, billed.lte(0)) ?? {
      ...due,
      unsettled: null,
      missing: [],
    };
    return [
      verifiedLine({
        concept: 'service',
        period: null,
        segment: null,
        label: name,
        issued,
        lines: [],
        accepted,
        tolerance: facts.tolerances.line,
        reasonOf: () => 'El contrato no tiene este servicio, y lo que no se ha pedido no se paga.',
        norm: 'RD 88/2026, art. 18.7',
        formula: 'importe acordado',
      }),
    ];
  });
}
