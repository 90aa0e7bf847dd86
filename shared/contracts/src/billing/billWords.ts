/** The words of a bill that the API, the screens and the energy engine share. */

/** `replaces` and `cancels` rectify the bill that they name; amounts of these may be negative. */
export const billKinds = ['ordinary', 'replaces', 'cancels'] as const;
export type BillKind = (typeof billKinds)[number];

/** The subjects of a bill's lines, in the order in which bills print them; anything else is a service. */
export const billLineKinds = [
  'power',
  'energy',
  'excess',
  'tollDiscount',
  'reactive',
  'socialDiscount',
  'socialBonus',
  'electricityTax',
  'meter',
  'service',
] as const;
export type BillLineKind = (typeof billLineKinds)[number];

/** The term whose periods a line may have; of other kinds no line has a period. */
export const termOfLine: Readonly<Partial<Record<BillLineKind, 'energy' | 'power'>>> = {
  power: 'power',
  energy: 'energy',
  excess: 'power',
  tollDiscount: 'energy',
  reactive: 'energy',
};

/**
 * `pending`: not verified since it or its data changed. The others are results, from the best to the worst:
 * every line is as it should be · an amount billed was too low · a person has to look at something other
 * than amounts · something cannot be compared · an amount billed was too high.
 */
export const billStates = [
  'pending',
  'correct',
  'inFavour',
  'review',
  'notVerifiable',
  'claimable',
] as const;
export type BillState = (typeof billStates)[number];

/** The types a file beside a bill may have, recognised from its content. */
export const attachmentTypes = {
  'application/pdf': { extension: 'pdf', name: 'PDF' },
  'image/png': { extension: 'png', name: 'PNG' },
  'image/jpeg': { extension: 'jpg', name: 'JPEG' },
  'image/webp': { extension: 'webp', name: 'WebP' },
} as const;
export type AttachmentType = keyof typeof attachmentTypes;
export const attachmentMediaTypes = Object.keys(attachmentTypes) as [
  AttachmentType,
  ...AttachmentType[],
];

/** The most bills that one request may name by id: an address has no room for more. */
export const mostIdsAsked = 100;
