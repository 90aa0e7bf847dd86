import { optionalText } from '@vatio/records/rules';
import * as z from 'zod';
import { studyOffersSchema } from './offers';
import { studyReportSchema } from './report';
import { studySchema } from './studies';

/** An offer of a study, with what would count if it were the recommended one. Euros are before taxes. */
const promisedOfferSchema = z.object({
  id: z.uuid(),
  supplier: z.string(),
  name: z.string(),
  /** The yearly saving of this offer alone; negative: it costs more; null: it cannot be compared. */
  savingEur: z.nullable(z.string()),
  /** Powers and this offer together: what the study would save. */
  wholeEur: z.nullable(z.string()),
  /** Why it cannot be compared: Spanish, without a full stop. */
  lack: z.nullable(z.string()),
  isRecommended: z.boolean(),
  /** The last day on which it may be accepted, and whether that is over. */
  validUntil: z.nullable(z.iso.date()),
  isExpired: z.boolean(),
});
export type PromisedOffer = z.infer<typeof promisedOfferSchema>;

/** `GET api/studies/:id/promise`: what would count if the study were presented as it is. */
export const studyPromiseSchema = z.object({
  /** The saving of other powers, without any offer; null: not looked into. */
  powerSavingEur: z.nullable(z.string()),
  /** The one that saves most first; those that cannot be compared last. */
  offers: z.array(promisedOfferSchema),
  /** There are offers to choose from, and none counts: who presents has to say which one does, or none. */
  mustChoose: z.boolean(),
});
export type StudyPromise = z.infer<typeof studyPromiseSchema>;

const reason = optionalText(500).min(3, 'Escribe el motivo, con 3 caracteres o más');

/**
 * `POST api/studies/:id/withdraw`, of a presented study, which may then change again; answered with the
 * study. 409 as for its state.
 */
export const studyWithdrawalSchema = z.strictObject({ version: z.int(), reason });
export type StudyWithdrawal = z.infer<typeof studyWithdrawalSchema>;

/**
 * `GET api/studies/:id/withdrawals/:withdrawalId`: a study as it was presented, before its withdrawal. The
 * withdrawal's id is the id of the event in the study's history.
 */
export const withdrawnPresentationSchema = z.object({
  /** The moment, the author and the reason of the withdrawal. */
  at: z.iso.datetime(),
  actorName: z.string(),
  reason: z.string(),
  study: studySchema,
  offers: studyOffersSchema,
  report: studyReportSchema,
});
export type WithdrawnPresentation = z.infer<typeof withdrawnPresentationSchema>;
