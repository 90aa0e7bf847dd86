import { valuesOf } from '@vatio/records/record';
import { marginPerKwh, oneOf } from '@vatio/records/rules';
import { answerShape, newShape } from '@vatio/records/schemas';
import * as z from 'zod';
import { idField } from '../ids';
import { searchField } from '../lists';
import { offerRecord } from './offerRecord';
import { offerPowersLabels } from './offerWords';

const offerPowers = valuesOf(offerPowersLabels);

/** The most offers of a study. One query reads them all. */
export const maxOffers = 200;

const offerShape = newShape(offerRecord.fields);

/** An offer that can be sent. */
export const newOfferSchema = z.strictObject({
  ...offerShape,
  marginEurPerKwh: marginPerKwh(offerShape.marginEurPerKwh),
});
export type NewOffer = z.infer<typeof newOfferSchema>;

/** A stored offer of a study. */
export const studyOfferSchema = z.object({ id: z.uuid(), ...answerShape(offerRecord.fields) });
export type StudyOffer = z.infer<typeof studyOfferSchema>;

/**
 * The expected saving of the recommended offer in the study's twelve months, before taxes: the current
 * contract's cost less the offer's, each rounded. Negative where it costs more.
 */
export const offerSavingSchema = z.object({
  offerId: z.uuid(),
  supplier: z.string(),
  name: z.string(),
  powers: z.enum(offerPowers),
  powerEur: z.string(),
  energyEur: z.string(),
  feeEur: z.string(),
  /** All of it. */
  savingEur: z.string(),
  /**
   * The present cost of the contract before taxes, with its powers and their excesses: the base of the
   * study's percent.
   */
  baseEur: z.string(),
});
export type OfferSaving = z.infer<typeof offerSavingSchema>;

/** `GET api/studies/:id/offers`, in the order in which they were added. */
export const studyOffersSchema = z.object({
  rows: z.array(studyOfferSchema),
  powers: z.enum(offerPowers),
  recommendedOfferId: z.nullable(z.uuid()),
  /** null: none is recommended, or it cannot be compared any more. */
  saving: z.nullable(offerSavingSchema),
  /** The study's version: every change of an offer increments it. */
  version: z.int(),
});
export type StudyOffersAnswer = z.infer<typeof studyOffersSchema>;

/** Every change names the version of the study that it was made on; 409 has both versions. */
const version = { version: z.int() };
/**
 * True after a person has confirmed that prices above `highPriceEurPerKwh` of `offerLimits.ts` are per kWh.
 */
const asked = { areHighPricesRight: z.boolean().default(false) };

/** `POST api/studies/:id/offers`: all of them or none, answered with 201 and all offers. */
export const newOffersSchema = z.strictObject({
  ...version,
  ...asked,
  rows: z.array(newOfferSchema).min(1, 'No hay ninguna oferta').max(maxOffers),
});
export type NewOffers = z.infer<typeof newOffersSchema>;

/** `PUT api/studies/:id/offers/:offerId`: the whole offer. */
export const offerChangeSchema = z.strictObject({ ...version, ...asked, offer: newOfferSchema });
export type OfferChange = z.infer<typeof offerChangeSchema>;

/** `POST …/offers/:offerId/delete`, and `…/restore`, which undoes it. */
export const offerVersionSchema = z.strictObject(version);
export type OfferVersion = z.infer<typeof offerVersionSchema>;

/** `PUT api/studies/:id/offers/choice`: with which powers they are compared, and which is recommended. */
export const offerChoiceSchema = z.strictObject({
  ...version,
  powers: oneOf(offerPowers, 'Elige con qué potencias comparar'),
  recommendedOfferId: z.nullable(idField),
});
export type OfferChoice = z.infer<typeof offerChoiceSchema>;

/** `POST api/studies/:id/offers/copy`: offers of other studies, answered with 201 and all offers. */
export const offerCopySchema = z.strictObject({
  ...version,
  offerIds: z.array(idField).min(1, 'Elige alguna oferta').max(maxOffers),
});
export type OfferCopy = z.infer<typeof offerCopySchema>;

/** The most offers in a search's answer. */
export const maxFoundOffers = 50;

/**
 * `GET api/studies/:id/offers/elsewhere`: offers of other studies, the newest first. The
 * search looks in supplier, name, client, NIF, CUPS, alias and code.
 */
export const offersElsewhereQuerySchema = z.strictObject({ q: searchField });
export const offersElsewhereSchema = z.object({
  rows: z.array(studyOfferSchema.extend({ studyCode: z.string(), clientName: z.string() })),
  /** The number of all matches. */
  total: z.int(),
});
export type OffersElsewhere = z.infer<typeof offersElsewhereSchema>;
