import * as z from 'zod';
import { roleSchema } from '../roleSchema';

const nameSchema = z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens');
const sha384Schema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 in the form of SRI');

/** A file of a section, relative to its folder, and always inside it. */
const fileNameSchema = z.string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/, 'a plain file name');

/** Below `api/`, with its query. */
const apiAddressSchema = z
  .string()
  .regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*(\?[\w.,&=%+-]+)?$/,
    'an address of the API, like users?page=1',
  );

/** A request that a page of a section makes right away. */
const firstRequestSchema = z.object({
  /** The page's address below the section's; empty = its first page. */
  page: z.string().regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'an address below the section’s'),
  /** Exactly as the section sends it. */
  address: apiAddressSchema,
  /** The roles for which the page makes it; left out = all. */
  roles: z.optional(z.readonly(z.array(roleSchema))),
});
export type FirstRequest = z.infer<typeof firstRequestSchema>;

/** The menu's source for the number of a person's waiting items in a section. */
const menuBadgeSchema = z.object({
  /** It answers with a `MenuBadgeAnswer`. */
  address: apiAddressSchema,
  /** The roles that can act on it; the menu asks for no others. Left out = all. */
  roles: z.optional(z.readonly(z.array(roleSchema))),
});
export type MenuBadge = z.infer<typeof menuBadgeSchema>;

export const menuBadgeAnswerSchema = z.object({
  /** 0: the menu shows no badge. */
  count: z.int().min(0),
  /** The waiting items and their place, in Spanish: «Parámetros: 2 preguntas por responder». */
  text: z.string(),
});
export type MenuBadgeAnswer = z.infer<typeof menuBadgeAnswerSchema>;

/** A section's own description, in `src/section.ts`. */
export const sectionDeclarationSchema = z.object({
  name: nameSchema,
  /** Spanish; the menu and error messages show it. */
  title: z.string().min(1),
  /** First segment of its URLs; the host mounts it at `/<path>/*`. */
  path: nameSchema,
  /** The team to call when it breaks. */
  owner: z.string().min(1),
  /** Roles that may enter; left out = every role. */
  roles: z.optional(z.readonly(z.array(roleSchema))),
  /** The host's doors that it uses, besides every section's (shared/build/src/sharing.ts). */
  requires: z.readonly(z.array(z.string())),
  /** The host sends them while the code that needs the answers is under way. */
  firstRequests: z.optional(z.readonly(z.array(firstRequestSchema))),
  /** The number of a person's waiting items there, shown in its menu entry. */
  badge: z.optional(menuBadgeSchema),
});
export type SectionDeclaration = z.infer<typeof sectionDeclarationSchema>;

/** `section.json`, written by the build: the only deploy contract between a section and the host. */
export const sectionDescriptorSchema = z
  .object({
    ...sectionDeclarationSchema.shape,
    /** `<package version>-<build id>`; the build id is a hash of the build's inputs. */
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+-[0-9a-f]{8}$/, 'a version with its build id, like 1.4.0-3fa9c1d2'),
    /** The global variable that the entry sets: the identity with every other character as `_`. */
    container: z.string().regex(/^[a-z]\w*$/),
    module: z.literal('./Section'),
    entry: fileNameSchema,
    /** The Module Federation version that the entry expects. */
    runtime: z.string(),
    /** Package → semver range that the host must satisfy. */
    requires: z.record(z.string(), z.string()),
    /** The doors among them that only lazy chunks use: they are fetched with these. */
    onDemand: z.optional(z.array(z.string())),
    /** Every file of the build → its sha384. */
    files: z.record(fileNameSchema, sha384Schema),
  })
  .refine(({ entry, files }) => entry in files, 'the entry is not among the files');
export type SectionDescriptor = z.infer<typeof sectionDescriptorSchema>;

/** A section as the page sees it: `entry` is a URL, `integrity` its sha384. */
export const registeredSectionSchema = z.object({
  name: nameSchema,
  title: z.string(),
  path: nameSchema,
  owner: z.string(),
  roles: z.optional(z.readonly(z.array(roleSchema))),
  version: z.string(),
  container: z.string(),
  module: z.literal('./Section'),
  entry: z.string(),
  integrity: sha384Schema,
  runtime: z.string(),
  requires: z.record(z.string(), z.string()),
  onDemand: z.optional(z.array(z.string())),
  firstRequests: z.optional(z.readonly(z.array(firstRequestSchema))),
  badge: z.optional(menuBadgeSchema),
});
export type RegisteredSection = z.infer<typeof registeredSectionSchema>;

/** The body of `GET /sections.json`, and the registry inlined in the page. */
export const sectionRegistrySchema = z.object({
  sections: z.array(registeredSectionSchema),
  /** Section → origins from which a browser may replace it (CSP source expressions); left out = none. */
  allowOverrides: z.optional(z.record(nameSchema, z.array(z.string()))),
});
export type SectionRegistry = z.infer<typeof sectionRegistrySchema>;
