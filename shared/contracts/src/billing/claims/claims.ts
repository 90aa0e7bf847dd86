import { answerShape, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { conflictAnswer } from '../../errors';
import { idField } from '../../ids';
import { listAnswer, listQuery } from '../../lists';
import { billRecord } from '../billRecord';
import { billKinds, billStates } from '../billWords';
import { claimAnswerRecord, claimRecord, claimRowRecord } from './claimRecord';
import { claimDues, claimEvents, claimStates, mostClaimedBills } from './claimWords';

const day = z.iso.date();
const eur = z.string();

/** A line of a bill that is not owed, with its part of the taxes: those of a bill add up to its claimable amount. */
const claimLineSchema = z.object({
  /** Names it among those of its bill, also after another verification. */
  key: z.string(),
  /** Spanish: «Potencia P1». */
  label: z.string(),
  billedEur: eur,
  computedEur: z.nullable(eur),
  /** Before taxes; negative where the bill already asks for less than its lines. */
  amountEur: eur,
  electricityTaxEur: eur,
  /** IVA, IGIC or IPSI. */
  taxEur: eur,
  totalEur: eur,
  /** Spanish, whole sentences. */
  reason: z.string(),
  formula: z.string(),
  /** The formula with its numbers. */
  calculation: z.string(),
  norm: z.string(),
});
export type ClaimLine = z.infer<typeof claimLineSchema>;

const billFacts = {
  number: z.string(),
  supplyPointId: z.uuid(),
  cups: z.string(),
  alias: z.string(),
  address: z.string(),
  issuedOn: day,
  /** The days of the readings: the first is not billed. */
  from: day,
  to: day,
  totalEur: eur,
};

const otherBillSchema = z.object({ id: z.uuid(), number: z.string(), kind: z.enum(billKinds) });

/** `GET api/claims/proposal?bills=…`: what may be claimed of bills of one client and supplier. */
export const claimProposalQuerySchema = z.strictObject({
  /** Ids with commas between them. */
  bills: z
    .string()
    .max(40 * mostClaimedBills)
    .transform((ids) => [...new Set(ids.split(','))])
    .pipe(z.array(idField).min(1).max(mostClaimedBills)),
});
export type ClaimProposalQuery = z.infer<typeof claimProposalQuerySchema>;
export const claimProposalSchema = z.object({
  clientId: z.uuid(),
  clientName: z.string(),
  supplier: z.string(),
  bills: z.array(
    z.object({
      billId: z.uuid(),
      ...billFacts,
      state: z.enum(billStates),
      /** null: unknown, so its interest cannot be reckoned. */
      paidOn: z.nullable(day),
      lines: z.array(
        claimLineSchema.extend({
          /** The claim that asks for it already; null: none. */
          claimedIn: z.nullable(z.object({ id: z.uuid(), reference: z.string() })),
        }),
      ),
      /** Those that replace or cancel it. */
      rectifiedBy: z.array(otherBillSchema),
    }),
  ),
});
export type ClaimProposal = z.infer<typeof claimProposalSchema>;

const facts = newShape(claimRecord.fields);
const { paidOn: payment } = newShape({ paidOn: billRecord.fields.paidOn });
/** null: unknown. It has to be said, or a change would forget it. */
const paidOn = payment.unwrap();

/** `POST api/claims`, answered with 201 and the claim. */
export const newClaimSchema = z.strictObject({
  ...facts,
  bills: z
    .array(
      z.strictObject({
        billId: idField,
        paidOn,
        /** The claimed lines, with their amounts when the person saw them: other amounts are refused. */
        lines: z
          .array(z.strictObject({ key: z.string().max(200), totalEur: z.string().max(40) }))
          .min(1, 'Deja al menos una línea, o quita la factura')
          .max(200),
      }),
    )
    .min(1, 'Elige al menos una línea que reclamar')
    .max(mostClaimedBills, `Reclama como mucho ${mostClaimedBills} facturas a la vez`),
});
export type NewClaim = z.infer<typeof newClaimSchema>;

/** `PUT api/claims/:id`, while it is open: its lines stay as they were when it was made. */
export const claimChangeSchema = z.strictObject({
  ...facts,
  bills: z.array(z.strictObject({ billId: idField, paidOn })).max(mostClaimedBills),
  version: z.int(),
});
export type ClaimChange = z.infer<typeof claimChangeSchema>;

const answer = newShape(claimAnswerRecord.fields);

/** `POST api/claims/:id/settle`: the answer, and the recovered amount. It may be sent again. */
export const claimSettlementSchema = z.strictObject({
  ...answer,
  // An answer has to say both, or a further one would forget them.
  recoveredEur: answer.recoveredEur.unwrap(),
  recoveredOn: answer.recoveredOn.unwrap(),
  version: z.int(),
});
export type ClaimSettlement = z.infer<typeof claimSettlementSchema>;

/** `POST api/claims/:id/reopen`, `…/delete` (an open one), and `…/restore`, which undoes that. */
export const claimVersionSchema = z.strictObject({ version: z.int() });
export type ClaimVersion = z.infer<typeof claimVersionSchema>;

const claimRowSchema = z.object({
  id: z.uuid(),
  clientId: z.uuid(),
  ...answerShape(claimRowRecord.fields),
  version: z.int(),
});
export type ClaimRow = z.infer<typeof claimRowSchema>;

/**
 * `GET api/claims`, and with pages of `maxPageSize` its export. The search looks in references,
 * numbers of bills, CUPS, alias and the client's name and NIF.
 */
export const claimQuerySchema = listQuery(
  ['sent', 'number', 'client', 'supplier', 'answerBy', 'claimed', 'recovered'],
  {
    state: z.optional(z.enum(claimStates)),
    due: z.optional(z.enum(claimDues)),
    clientId: z.optional(idField),
    /** However it is written. */
    supplier: z.optional(z.string().max(120)),
    billId: z.optional(idField),
  },
);
export type ClaimQuery = z.infer<typeof claimQuerySchema>;
export const claimListSchema = listAnswer(claimRowSchema);
export type ClaimListAnswer = z.infer<typeof claimListSchema>;

/** `GET api/claims/totals`: of what the same filters leave. */
export const claimTotalsQuerySchema = claimQuerySchema.omit({
  page: true,
  pageSize: true,
  sort: true,
});
export type ClaimTotalsQuery = z.infer<typeof claimTotalsQuerySchema>;
export const claimTotalsSchema = z.object({
  /** Counts for the chips: the claims in each state, whichever is chosen. */
  states: z.array(z.object({ state: z.enum(claimStates), claims: z.int() })),
  /** Counts of open claims, whichever deadline is chosen. */
  dues: z.array(z.object({ due: z.enum(claimDues), claims: z.int() })),
  claims: z.int(),
  claimedEur: eur,
  recoveredEur: eur,
  /** The sum that open claims ask for. */
  openEur: eur,
});
export type ClaimTotals = z.infer<typeof claimTotalsSchema>;

/** `GET api/claims/clients`: whose claims there are, by name. */
export const claimClientsSchema = z.object({
  rows: z.array(z.object({ id: z.uuid(), name: z.string() })),
});
export type ClaimClients = z.infer<typeof claimClientsSchema>;

/**
 * The current state of a claimed bill: its claimed amount still holds, has changed, or (`pending`) the bill
 * has to be verified again.
 */
const claimChecks = ['same', 'changed', 'pending'] as const;

const { recipient, withInterest, interestOn, words } = claimRecord.fields;

/** A stored claim. Its amounts are those of the day on which it was made. `version` counts its changes. */
export const claimSchema = claimRowSchema.extend({
  ...answerShape({ recipient, withInterest, interestOn, words }),
  /** The tax id as taxes write it; empty: unknown. */
  clientTaxId: z.string(),
  /** Why there is no interest: Spanish, whole sentences. */
  interestMissing: z.array(z.string()),
  /** Each once. */
  norms: z.array(z.string()),
  deadline: z.object({
    workingDays: z.int(),
    norm: z.string(),
    /** The next steps after silence or a refusal: Spanish, in order. */
    nextSteps: z.array(z.string()),
  }),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  claimedBills: z.array(
    z.object({
      billId: z.uuid(),
      ...billFacts,
      paidOn: z.nullable(day),
      /** The last day to claim it: five years. */
      claimableUntil: day,
      amountEur: eur,
      interestEur: z.nullable(eur),
      interestCalculation: z.string(),
      recoveredEur: z.nullable(eur),
      lines: z.array(claimLineSchema),
      check: z.enum(claimChecks),
      rectifiedBy: z.array(otherBillSchema),
    }),
  ),
  /** Each action with its author, the newest first. */
  history: z.array(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      actorName: z.string(),
      kind: z.enum(claimEvents),
      text: z.string(),
    }),
  ),
});
export type Claim = z.infer<typeof claimSchema>;

/** The answer of 409: what was sent, and the claim as it is now. */
export const claimConflictSchema = conflictAnswer(claimChangeSchema, claimSchema);
export type ClaimConflict = z.infer<typeof claimConflictSchema>;
