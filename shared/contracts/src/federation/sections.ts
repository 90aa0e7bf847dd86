import {
  array,
  type infer as Infer,
  literal,
  object,
  optional,
  readonly,
  record,
  string,
} from 'zod';
import { roleSchema } from '../roleSchema';

const nameSchema = string().regex(/^[a-z][a-z0-9-]*$/, 'lower-case words joined by hyphens');
const sha384Schema = string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a sha384 in the form of SRI');

/** A file of a section, relative to its folder, and always inside it. */
const fileNameSchema = string().regex(/^[A-Za-z0-9_-][A-Za-z0-9._-]*$/, 'a plain file name');

/** A request that a page of a section makes right away. */
const firstRequestSchema = object({
  /** The page's address below the section's; empty = its first page. */
  page: string().regex(/^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'an address below the section’s'),
  /** Below `api/`, with its query exactly as the section sends it. */
  address: string().regex(
    /^[a-z0-9-]+(\/[a-z0-9-]+)*(\?[\w.,&=%+-]+)?$/,
    'an address of the API, like users?page=1',
  ),
  /** The roles for which the page makes it; left out = all. */
  roles: optional(readonly(array(roleSchema))),
});
export type FirstRequest = Infer<typeof firstRequestSchema>;

/** A section's own description, in `src/section.ts`. */
export const sectionDeclarationSchema = object({
  name: nameSchema,
  /** Spanish; the menu and error messages show it. */
  title: string().min(1),
  /** First segment of its URLs; the host mounts it at `/<path>/*`. */
  path: nameSchema,
  /** The team to call when it breaks. */
  owner: string().min(1),
  /** Roles that may enter; left out = every role. */
  roles: optional(readonly(array(roleSchema))),
  /**
   * The host's doors that it uses, besides those of every section (shared/build/src/sharing.ts).
   */
  requires: readonly(array(string())),
  /** The host sends them while the code that needs the answers is under way. */
  firstRequests: optional(readonly(array(firstRequestSchema))),
});
export type SectionDeclaration = Infer<typeof sectionDeclarationSchema>;

/** `section.json`, written by the build: the only deploy contract between a section and the host. */
export const sectionDescriptorSchema = object({
  ...sectionDeclarationSchema.shape,
  /** `<package version>-<build id>`; the build id is a hash of the build's inputs. */
  version: string().regex(
    /^\d+\.\d+\.\d+-[0-9a-f]{8}$/,
    'a version with its build id, like 1.4.0-3fa9c1d2',
  ),
  /** The global variable that the entry sets: the identity with every other character as `_`. */
  container: string().regex(/^[a-z]\w*$/),
  module: literal('./Section'),
  entry: fileNameSchema,
  /** The Module Federation version that the entry expects. */
  runtime: string(),
  /** Package → semver range that the host must satisfy. */
  requires: record(string(), string()),
  /** The doors among them that only lazy chunks use: they are fetched with these. */
  onDemand: optional(array(string())),
  /** Every file of the build → its sha384. */
  files: record(fileNameSchema, sha384Schema),
}).refine(({ entry, files }) => entry in files, 'the entry is not among the files');
export type SectionDescriptor = Infer<typeof sectionDescriptorSchema>;

/** A section as the page sees it: `entry` is a URL, `integrity` its sha384. */
export const registeredSectionSchema = object({
  name: nameSchema,
  title: string(),
  path: nameSchema,
  owner: string(),
  roles: optional(readonly(array(roleSchema))),
  version: string(),
  container: string(),
  module: literal('./Section'),
  entry: string(),
  integrity: sha384Schema,
  runtime: string(),
  requires: record(string(), string()),
  onDemand: optional(array(string())),
  firstRequests: optional(readonly(array(firstRequestSchema))),
});
export type RegisteredSection = Infer<typeof registeredSectionSchema>;

/** The body of `GET /sections.json`, and the registry inlined in the page. */
export const sectionRegistrySchema = object({
  sections: array(registeredSectionSchema),
  /** Section → origins from which a browser may replace it (CSP source expressions); left out = none. */
  allowOverrides: optional(record(nameSchema, array(string()))),
});
export type SectionRegistry = Infer<typeof sectionRegistrySchema>;
