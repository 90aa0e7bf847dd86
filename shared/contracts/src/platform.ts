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

/** `host.json`, written by the host's build: what it offers to sections, and which files hold it. */
export const hostDescriptorSchema = object({
  /** `<package version>-<build id>`, as sections have it. */
  version: string(),
  /** Package → version; the federation runtime is `Module Federation`. */
  offers: record(string(), string()),
  /** The federation runtime's files, below `/assets/`. */
  federation: array(string()),
  /** The login page's own. */
  login: array(string()),
  /** Door → its files. */
  doors: record(string(), array(string())),
});
export type HostDescriptor = Infer<typeof hostDescriptorSchema>;

/** A build that was not taken, and why: one English sentence. */
export const rejectedVersionSchema = object({
  /** Left out when not even that could be read. */
  version: optional(string()),
  reason: string(),
  at: iso.datetime(),
});
export type RejectedVersion = Infer<typeof rejectedVersionSchema>;

/** A build in the store. */
export const storedVersionSchema = object({
  version: string(),
  /** When it became the active one for the first time. */
  deployedAt: iso.datetime(),
  /** When it last became the active one. */
  activatedAt: iso.datetime(),
  isActive: boolean(),
});
export type StoredVersion = Infer<typeof storedVersionSchema>;

/** One configured section as the composition server sees it. */
export const sectionStatusSchema = object({
  name: string(),
  /** What the active version says of itself; left out when there is none. */
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
    /** The version that the origin has now, if it could be read. */
    version: optional(string()),
    /** The last thing that went wrong there, also when it works again. */
    lastError: optional(object({ reason: string(), at: iso.datetime() })),
    checkedAt: optional(iso.datetime()),
  }),
  /** Those that are served, the active one first, then the most recently active. */
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
  /** What is wrong with the file of sections, which then stays as it was; left out when it is right. */
  configError: optional(string()),
  sections: array(sectionStatusSchema),
});
export type PlatformStatus = Infer<typeof platformStatusSchema>;
