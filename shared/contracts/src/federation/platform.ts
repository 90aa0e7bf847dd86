import {
  array,
  boolean,
  enum as enumOf,
  type infer as Infer,
  iso,
  object,
  optional,
  record,
  string,
} from 'zod';

/** `host.json`, written by the host's build: its offers to sections, and the files behind them. */
export const hostDescriptorSchema = object({
  /** `<package version>-<build id>`, as for sections. */
  version: string(),
  /** Package → version; the federation runtime is `Module Federation`. */
  offers: record(string(), string()),
  /** The federation runtime's files, below `/assets/`. */
  federation: array(string()),
  /** The files of the login page. */
  login: array(string()),
  /** Door → its files. */
  doors: record(string(), array(string())),
});
export type HostDescriptor = Infer<typeof hostDescriptorSchema>;

/** A refused build, and why: one English sentence. */
export const rejectedVersionSchema = object({
  /** Left out when it could not be read. */
  version: optional(string()),
  reason: string(),
  at: iso.datetime(),
});
export type RejectedVersion = Infer<typeof rejectedVersionSchema>;

/** A build in the store. */
export const storedVersionSchema = object({
  version: string(),
  /** When it first became active. */
  deployedAt: iso.datetime(),
  /** When it last became active. */
  activatedAt: iso.datetime(),
  isActive: boolean(),
});
export type StoredVersion = Infer<typeof storedVersionSchema>;

/** One configured section as the composition server sees it. */
export const sectionStatusSchema = object({
  name: string(),
  /** The active version's own facts; left out when there is none. */
  active: optional(
    object({
      version: string(),
      title: string(),
      path: string(),
      owner: string(),
      requires: record(string(), string()),
      runtime: string(),
      activatedAt: iso.datetime(),
    }),
  ),
  /** `latest` follows the origin; `pinned` stays at `pin`. */
  channel: enumOf(['latest', 'pinned']),
  pin: optional(string()),
  /** Origins from which a browser may replace it (CSP source expressions); empty = none. */
  allowOverrides: array(string()),
  origin: object({
    /** A directory or a URL. */
    place: string(),
    /** `unknown` until the first look. */
    state: enumOf(['unknown', 'up', 'down']),
    /** The version at the origin, if it could be read. */
    version: optional(string()),
    /** The last failure there, kept when it works again. */
    lastError: optional(object({ reason: string(), at: iso.datetime() })),
    checkedAt: optional(iso.datetime()),
  }),
  /** The served builds, the active one first, then the most recently active. */
  versions: array(storedVersionSchema),
  /** The most recent first. */
  rejected: array(rejectedVersionSchema),
});
export type SectionStatus = Infer<typeof sectionStatusSchema>;

/** The body of `GET /platform.json`. */
export const platformStatusSchema = object({
  host: object({
    version: string(),
    offers: record(string(), string()),
    startedAt: iso.datetime(),
  }),
  /**
   * The problem of the file of sections; the last good one stays in force. Left out without one.
   */
  configError: optional(string()),
  sections: array(sectionStatusSchema),
});
export type PlatformStatus = Infer<typeof platformStatusSchema>;
