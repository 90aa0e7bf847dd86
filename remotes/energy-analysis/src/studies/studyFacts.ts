/**
 * The keys of the facts that amounts of studies and portfolios say (`Euros` in @vatio/ui/layout). Billing
 * says others of a study: what it was expected to save of the lines of bills, and what it did.
 */

/**
 * The key of a study in its present state: `study:<id>:saving`. @param withdrawnAt of the presentation that
 * says it
 */
export const factOfStudy = (id: string, withdrawnAt: string | null = null): string =>
  withdrawnAt ? `study:${id}:withdrawn=${Date.parse(withdrawnAt)}` : `study:${id}`;

/** The key of a person's words in an event of its history. */
export const factOfEvent = (studyId: string, eventId: string): string =>
  `${factOfStudy(studyId)}:event=${eventId}`;

/** The key of one of its calculations: another one says other amounts. */
export const factOfCalculation = (
  studyId: string,
  number: number,
  withdrawnAt: string | null = null,
): string => `${factOfStudy(studyId, withdrawnAt)}:calculation=${number}`;

export type ComparedPowers = 'current' | 'maxima' | 'this-side' | 'optimum';

/** The key of a calculation's powers: `:fixed`, `:excess`, `:regulated-energy`, `:total`, `:saving`. */
export const factOfPowers = (calculation: string, powers: ComparedPowers): string =>
  `${calculation}:powers=${powers}`;

/** The same for powers that a person tries. */
export const factOfProposal = (calculation: string, powersKw: readonly string[]): string =>
  `${calculation}:proposal:${powersKw.join()}`;

/** The key of a caution about an optimum: a sentence by its code. */
export const factOfCaution = (calculation: string, code: string): string =>
  `${factOfPowers(calculation, 'optimum')}:caution:${code}`;

/** The key of an offer, or of the contract that it is compared with. @param key its id, or `current` */
export const factOfOffer = (calculation: string, key: string): string =>
  `${calculation}:offer=${key}`;

/** The key of an offer's saving in a study, before taxes. */
export const factOfOfferSaving = (
  calculation: string,
  { offerId }: { readonly offerId: string },
): string => `${factOfOffer(calculation, offerId)}:saving-without-taxes`;

/** The key of an offer's line: its `amount`, and the amounts of its `calculation`. */
export const factOfLine = (
  offer: string,
  { concept, period }: { readonly concept: string; readonly period: number | null },
): string => `${offer}:line=${concept} ${period ?? ''}`;

/** The key of a calculation's reactive energy: `:paid`; and with a bank, `:saving` and its `:price`. */
export const factOfReactive = (calculation: string): string => `${calculation}:reactive=cost`;

/** The key of a part of powers or reactive energy: of a month, by its first day, of a period, or of both. */
export const factOfPart = (fact: string, ...where: readonly (string | number)[]): string =>
  [fact, ...where].join(' ');

/** The key of a saving in words, without its sign. */
export const factOfSaving = (fact: string, savingEur: number): string =>
  `${fact}:${savingEur < 0 ? 'extra-cost' : 'saving'}`;

/** The key of the saving that a study would count with an offer, or without any. */
export const factOfPromise = (studyId: string, offer: { readonly id: string } | null): string =>
  `${factOfStudy(studyId)}:promise=${offer?.id ?? 'none'}`;

/** The key of a portfolio: `:saving`; and of its points. */
export const factOfPortfolio = (id: string): string => `portfolio:${id}`;
