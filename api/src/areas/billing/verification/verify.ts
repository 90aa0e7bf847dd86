import type { BillState } from '@vatio/contracts/billing/billWords';
import { scaled, unscaled } from '@vatio/contracts/billing/scaled';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import type { ParameterTable } from '@vatio/energy/tariff';
import {
  billAsIssued,
  contextOf,
  readingsOfBill,
  type Verification,
  type VerificationContext,
  verifyBill,
} from '@vatio/energy/verify';
import type { StoredQuarters } from '../../company/door';
import type { StoredBill } from '../bills/bills.repository';
import { neighboursIn } from '../bills/chain';
import { contractsIn, cycleDaysOf, registeredSupply, type Supply } from './supply';

/** The parts of a verification that are kept, except for its moment and the version of the parameters. */
export interface Outcome {
  readonly state: Exclude<BillState, 'pending'>;
  readonly computedEur: string | null;
  readonly differenceEur: string | null;
  readonly claimableEur: string;
  readonly result: Omit<BillVerification, 'at' | 'data'>;
  readonly data: Omit<BillVerification['data'], 'parameterVersion'>;
}

export interface Known extends Supply {
  /** The quarters of its cycle's days. */
  readonly quarters: StoredQuarters | null;
  /** The bill that it replaces or cancels, if it is stored. */
  readonly rectified: StoredBill | undefined;
}

/** A bill against what it should be, with all that is known. */
export function outcomeOf(bill: StoredBill, known: Known, table: ParameterTable): Outcome {
  const around = neighboursIn(known.chain, bill.id);
  const contracts = contractsIn(known.contracts, cycleDaysOf(bill, known, around));
  const supply = registeredSupply({ ...known, contracts }, around, known.quarters);
  const context: VerificationContext = {
    ...contextOf(supply, bill),
    rectified: known.rectified ? billAsIssued(known.rectified) : null,
  };
  const data = {
    contracts: contracts.map(({ id, version }) => ({ id, version })),
    readings: readingsOfBill(bill, known.readings).map(({ id, version }) => ({ id, version })),
    curveMinutes: known.quarters?.minutes ?? null,
  };
  const verification = whereItCan(() => verifyBill(billAsIssued(bill), context, table));
  if (!verification) return { ...unusable, data };
  const { computedEur, claimable } = verification;
  const difference = computedEur && scaled(bill.totalEur, 2) - scaled(computedEur, 2);
  return {
    state: stateOf(verification),
    computedEur,
    differenceEur: typeof difference === 'bigint' ? unscaled(difference, 2) : null,
    claimableEur: claimable.totalEur,
    result: resultOf(verification),
    data,
  };
}

/** A person has to look at a bill that the engine cannot take; the other bills of a job are verified. */
function whereItCan(verify: () => Verification): Verification | undefined {
  try {
    return verify();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const unusable: Omit<Outcome, 'data'> = {
  state: 'notVerifiable',
  computedEur: null,
  differenceEur: null,
  claimableEur: '0.00',
  result: {
    lines: [],
    findings: [],
    range: null,
    unverifiedEur: '0.00',
    claimable: {
      linesEur: '0.00',
      measuredEur: '0.00',
      setOffEur: '0.00',
      electricityTaxEur: '0.00',
      taxEur: '0.00',
      sumsEur: '0.00',
      rebillEur: '0.00',
      totalEur: '0.00',
    },
    notVerifiable: [
      {
        reason: 'data',
        message:
          'No verificable: algún dato de la factura o de su contrato no puede ser. Repasa sus días, potencias y precios.',
      },
    ],
    cautions: [],
  },
};

/** Amounts come first: what only has to be looked at hides no error. */
function stateOf({ state, findings }: Verification): Outcome['state'] {
  if (state === 'claimable' || state === 'notVerifiable') return state;
  return findings.some(({ level }) => level !== 'note') ? 'review' : state;
}

/** The result without the engine's own lines, which repeat what a line says. */
function resultOf(verification: Verification): Outcome['result'] {
  const { lines, findings, range, unverifiedEur, claimable, notVerifiable, cautions } =
    verification;
  return {
    lines: lines.map(({ computed: _, parameters, missing, ...line }) => ({
      ...line,
      issued: [...line.issued],
      alternatives: [...line.alternatives],
      missing: missing.map(lack),
      parameters: parameters.map(
        ({ kind, tariff, period, variant, from, to, value, norm, note }) => ({
          kind,
          ...(tariff && { tariff }),
          ...(period && { period }),
          ...(variant && { variant }),
          from,
          to,
          value,
          norm,
          ...(note && { note }),
        }),
      ),
    })),
    findings: findings.map((finding) => ({ ...finding })),
    range,
    unverifiedEur,
    claimable,
    notVerifiable: notVerifiable.map(lack),
    cautions: cautions.map(({ message }) => message),
  };
}

const lack = ({ reason, message }: Verification['notVerifiable'][number]) => ({ reason, message });
