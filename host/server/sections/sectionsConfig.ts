import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import {
  sectionDeclarationSchema,
  sectionDescriptorSchema,
} from '@vatio/contracts/federation/sections';
import { roleSchema } from '@vatio/contracts/roleSchema';
import { array, boolean, type infer as Infer, record, strictObject, string, union } from 'zod';
import { isPublicKey, type SectionTrust } from './trust';

/** A section of sections.config.json, with all defaults filled in. */
export interface ConfiguredSection {
  readonly name: string;
  /** Its deployment: an absolute directory or the URL of its container. */
  readonly origin: string;
  /** The only version that may be active; left out = the origin's. */
  readonly pin?: string;
  /** Origins from which a browser may replace it (CSP source expressions); empty = none. */
  readonly allowOverrides: readonly string[];
  /** The requirements on its versions; left out = none. */
  readonly trust?: SectionTrust;
}

/** True if an origin is the URL of a container, not a directory. */
export const isUrlOrigin = (origin: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(origin);

/** `"allowOverrides": true` means servers on the developer's own machine. */
const ownMachine: readonly string[] = ['http://localhost:*', 'http://127.0.0.1:*'];

const originSchema = string()
  .min(1, 'must be a directory or an http(s) URL')
  .refine((origin) => !isUrlOrigin(origin) || isPlainHttpUrl(origin), {
    message: 'must be a directory or an http(s) URL without user, query and fragment',
  });

/**
 * It becomes part of a header, so it must not be able to begin another directive. A machine in between
 * could answer for a plain http server that is not on the own machine.
 */
const overrideSchema = string().regex(
  /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:(\d{1,5}|\*))?$/i,
  'must be an origin, like https://dev.example, http://localhost:3003 or http://localhost:*',
);

const keySchema = string().refine(isPublicKey, {
  message: 'must be an ed25519 public key: the line between BEGIN and END of its PEM',
});
const { path, owner } = sectionDeclarationSchema.shape;
const trustSchema = strictObject({
  signedBy: array(keySchema)
    .min(1)
    .describe('ed25519 public keys, one of which has signed its section.json (section.json.sig)')
    .optional(),
  path: path.optional(),
  owner: owner.optional(),
  roles: array(roleSchema).optional(),
});

const sectionSettingsSchema = strictObject({
  origin: originSchema.describe(
    'Where the section is deployed: a directory, relative to this file, or the URL of its container',
  ),
  pin: sectionDescriptorSchema.shape.version
    .describe('The only version that may be active; without it, what the origin has')
    .optional(),
  allowOverrides: union(
    [boolean(), array(overrideSchema)],
    'must be true, false or a list of origins',
  )
    .describe(
      'Origins from which a browser may replace the section; true = its own machine, false = none',
    )
    .optional(),
  trust: trustSchema
    .describe('What it is held to: a version that is not signed, or says otherwise, is refused')
    .optional(),
});
export type SectionSettings = Infer<typeof sectionSettingsSchema>;

export const sectionsConfigSchema = strictObject({
  $schema: string().optional(),
  sections: record(sectionDeclarationSchema.shape.name, sectionSettingsSchema),
});
export type SectionsConfig = Infer<typeof sectionsConfigSchema>;

/**
 * Reads sections.config.json; its relative directories start at the file.
 *
 * @throws Error that says which file, where in it, and what is wrong
 */
export async function readSectionsConfig(file: string): Promise<ConfiguredSection[]> {
  return configuredSections(file, await readConfigText(file));
}

/** Reads the file's text. @throws Error that says which file and why not */
export async function readConfigText(file: string): Promise<string> {
  const path = resolve(file);
  return readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message} (SECTIONS_CONFIG).`);
  });
}

/** The sections in a text of the file, in order. @throws Error: which file, where, what is wrong */
export function configuredSections(file: string, text: string): ConfiguredSection[] {
  const { sections } = parseSectionsConfig(file, text);
  return Object.entries(sections).map(([name, { origin, pin, allowOverrides, trust }]) => ({
    name,
    origin: isUrlOrigin(origin)
      ? origin.replace(/(?<!\/)\/+$/, '')
      : resolve(dirname(resolve(file)), origin),
    ...(pin && { pin }),
    allowOverrides: allowOverrides === true ? ownMachine : allowOverrides || [],
    ...(trust && { trust }),
  }));
}

/** Checks the file's content. @throws Error that says which file, where in it, and what is wrong */
export function parseSectionsConfig(file: string, text: string): SectionsConfig {
  const path = resolve(file);
  const parsed = sectionsConfigSchema.safeParse(parseJson(path, text));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new Error(`${path}: ${where}${issue?.message}`);
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${error instanceof Error ? error.message : error}`);
  }
}

function isPlainHttpUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, search, hash } = new URL(text);
  return /^https?:$/.test(protocol) && !(username || password || search || hash);
}
