/** The words of a bill that the API, the screens and the energy engine share. */

/** `replaces` and `cancels` rectify the bill that they name; amounts of these may be negative. */
export const billKinds = ['ordinary', 'replaces', 'cancels'] as const;
export type BillKind = (typeof billKinds)[number];

/** What a line of a bill is about, in the order in which bills print them; anything else is a service. */
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
 * `pending`: nobody has verified it since it or its data changed. The others are what came out, from
 * the best to the worst: every line is as it should be · something was billed too little · a person
 * has to look at what is no matter of amounts · something cannot be compared · something was billed too much.
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

/** What a file beside a bill may be, told by its content. */
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

/** As many bills as can be asked for by their ids: an address has no room for more. */
export const mostIdsAsked = 100;
