import type { ContractInForce } from '../context';
import { absent, absentNorm } from '../expected/absent';
import type { Expected } from '../expected/expectedLines';
import { exactly } from '../tolerances';
import type { VerifiedLine } from '../verification';
import { type Group, groupsOf } from './groups';
import { type Accepted, acceptedOf, notAccepted, nothing, unknown } from './judge';
import type { LineFacts } from './lineFacts';
import { lineTolerance } from './lineTolerance';
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
 * True for lines neither billed nor due. An excess that was not billed cannot be too much either, so a
 * missing reading of it leaves no question open.
 */
const isNothing = ({ concept, issued, expected }: Group): boolean =>
  issued.length === 0 &&
  (expected.every(({ amount }) => amount?.eq(0) ?? false) ||
    ((concept === 'excess' || concept === 'reactive') &&
      expected.some(({ amount }) => amount === null)));

/** The lines that the engine computes before taxes, against the printed lines. */
export function computedLines(facts: LineFacts, expected: readonly Expected[]): VerifiedLine[] {
  const { bill } = facts;
  const isAgreed = ({ line }: Expected) =>
    line.concept !== 'socialBonus' || !isWithoutBonus(facts.contracts);
  return groupsOf(bill, expected.filter(isAgreed))
    .filter((group) => !isNothing(group))
    .map((group) => {
      const lines = group.expected.map(({ line }) => line);
      const norm = group.expected.length > 0 ? {} : { norm: absentNorm[group.concept] ?? '' };
      return verifiedLine({
        ...group,
        lines,
        accepted: acceptedIn(facts, group),
        tolerance: lineTolerance(facts, group),
        reasonOf: () => reasonOf(facts, group, billedOf(group.issued)),
        ...norm,
      });
    });
}

const plain = (text: string) => text.trim().toLocaleLowerCase('es-ES').slice(0, 200);

/**
 * A service outside the contract is not owed. Contracts hold no prices of services, discounts or
 * compensations, so the amounts of all others stay open.
 */
function serviceOf({ contracts, input }: LineFacts, name: string, isDiscount: boolean): Accepted {
  if (isDiscount) return unknown(`cuánto corresponde descontar por «${name}»`);
  const known = contracts.flatMap(({ services }) => services ?? []);
  if (known.some((one) => plain(one) === plain(name))) {
    return unknown(`el precio de «${name}», que el contrato no dice`);
  }
  const isKnown = input !== null && contracts.every(({ services }) => services !== null);
  return isKnown ? nothing : unknown(`saber si el cliente contrató «${name}», y su precio`);
}

/** The printed lines that no rule computes, each on its own. */
export function serviceLines(facts: LineFacts): VerifiedLine[] {
  return facts.bill.lines.flatMap((line, at) => {
    if (line.concept !== 'service') return [];
    const name = line.name?.slice(0, 200) || 'Otro concepto';
    const issued = [{ line, at }];
    const billed = billedOf(issued);
    const accepted = billed.eq(0) ? nothing : serviceOf(facts, name, billed.lt(0));
    return [
      verifiedLine({
        concept: 'service',
        period: null,
        segment: null,
        label: name,
        issued,
        lines: [],
        accepted,
        tolerance: exactly(facts.tolerances.lineEur),
        reasonOf: () => 'El contrato no tiene este servicio, y lo que no se ha pedido no se paga.',
        norm: 'RD 88/2026, art. 18.7',
        formula: 'importe acordado',
      }),
    ];
  });
}
