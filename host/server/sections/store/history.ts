import { array, type infer as Infer, iso, object, string } from 'zod';

const activationSchema = object({
  version: string(),
  /** sha256 of its section.json in hex, and so a hash of every file. */
  digest: string(),
  /** The time of its first activation. */
  deployedAt: iso.datetime(),
  /** The time of its latest activation. */
  activatedAt: iso.datetime(),
});
/** An active version, and its exact bytes. */
export type Activation = Infer<typeof activationSchema>;

/** `history.json`: every version once, the most recently activated first. */
export const historySchema = object({ activations: array(activationSchema) });

/** The number of builds of a section that stay served, for pages opened before a deployment. */
const keptVersions = 5;
/** The number of remembered builds, to recognise a rebuilt one with other bytes under the same name. */
const rememberedVersions = 100;

/** The history after a version became active. */
export function withActivation(
  history: readonly Activation[],
  { version, digest, at }: { readonly version: string; readonly digest: string; readonly at: Date },
): Activation[] {
  const activatedAt = at.toISOString();
  const { deployedAt = activatedAt } = history.find((past) => past.version === version) ?? {};
  const others = history.filter((past) => past.version !== version);
  return [{ version, digest, deployedAt, activatedAt }, ...others].slice(0, rememberedVersions);
}

/** Versions that stay in the store: the last five, and the pinned one at any age. */
export const keptOf = (history: readonly Activation[], pin: string | undefined): Activation[] =>
  history.filter(({ version }, index) => index < keptVersions || version === pin);
