import * as z from 'zod';

/** `host.json`, written by the host's build: its offers to sections, and the files behind them. */
export const hostDescriptorSchema = z.object({
  /** `<package version>-<build id>`, as for sections. */
  version: z.string(),
  /** Package → version; the federation runtime is `Module Federation`. */
  offers: z.record(z.string(), z.string()),
  /** The federation runtime's files, below `/assets/`. */
  federation: z.array(z.string()),
  /** The files of the login page: scripts, and the page's style sheet. */
  login: z.array(z.string()),
  /** Door → its files. */
  doors: z.record(z.string(), z.array(z.string())),
});
export type HostDescriptor = z.infer<typeof hostDescriptorSchema>;

/** A refused build, and why: one English sentence. */
export const rejectedVersionSchema = z.object({
  /** Left out when it could not be read. */
  version: z.optional(z.string()),
  reason: z.string(),
  at: z.iso.datetime(),
});
export type RejectedVersion = z.infer<typeof rejectedVersionSchema>;

/** A build in the store. */
export const storedVersionSchema = z.object({
  version: z.string(),
  /** The moment it first became active. */
  deployedAt: z.iso.datetime(),
  /** The moment it last became active. */
  activatedAt: z.iso.datetime(),
  isActive: z.boolean(),
});
export type StoredVersion = z.infer<typeof storedVersionSchema>;

/** One configured section as the composition server sees it. */
export const sectionStatusSchema = z.object({
  name: z.string(),
  /** The active version's own facts; left out when there is none. */
  active: z.optional(
    z.object({
      version: z.string(),
      title: z.string(),
      path: z.string(),
      owner: z.string(),
      requires: z.record(z.string(), z.string()),
      runtime: z.string(),
      activatedAt: z.iso.datetime(),
    }),
  ),
  /** `latest` follows the origin; `pinned` stays at `pin`. */
  channel: z.enum(['latest', 'pinned']),
  pin: z.optional(z.string()),
  /** Origins from which a browser may replace it (CSP source expressions); empty = none. */
  allowOverrides: z.array(z.string()),
  origin: z.object({
    /** A directory or a URL. */
    place: z.string(),
    /** `unknown` until the first look. */
    state: z.enum(['unknown', 'up', 'down']),
    /** The version at the origin, if it could be read. */
    version: z.optional(z.string()),
    /** The last failure there, kept when it works again. */
    lastError: z.optional(z.object({ reason: z.string(), at: z.iso.datetime() })),
    checkedAt: z.optional(z.iso.datetime()),
  }),
  /** The served builds, the active one first, then the most recently active. */
  versions: z.array(storedVersionSchema),
  /** The most recent first. */
  rejected: z.array(rejectedVersionSchema),
});
export type SectionStatus = z.infer<typeof sectionStatusSchema>;

/** The body of `GET /platform.json`. */
export const platformStatusSchema = z.object({
  host: z.object({
    version: z.string(),
    offers: z.record(z.string(), z.string()),
    startedAt: z.iso.datetime(),
  }),
  /** The problem of the file of sections; the last good one stays in force. Left out if none. */
  configError: z.optional(z.string()),
  sections: z.array(sectionStatusSchema),
});
export type PlatformStatus = z.infer<typeof platformStatusSchema>;
