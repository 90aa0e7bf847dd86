import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { sectionDeclarationSchema } from '@vatio/contracts/sections';
import { record, strictObject, string } from 'zod';

/** Where a section is deployed: an absolute directory or the URL of its container. */
export interface ConfiguredSection {
  readonly name: string;
  readonly origin: string;
}

/** Whether an origin is the URL of a container, not a directory. */
export const isUrlOrigin = (origin: string): boolean => /^[a-z][a-z0-9+.-]+:/i.test(origin);

const originSchema = string()
  .min(1, 'must be a directory or an http(s) URL')
  .refine((origin) => !isUrlOrigin(origin) || isPlainHttpUrl(origin), {
    message: 'must be a directory or an http(s) URL without user, query and fragment',
  });

const sectionsConfigSchema = strictObject({
  sections: record(sectionDeclarationSchema.shape.name, strictObject({ origin: originSchema })),
});

/**
 * Reads sections.config.json; its relative directories start at the file.
 *
 * @throws Error that says which file, where in it, and what is wrong
 */
export async function readSectionsConfig(file: string): Promise<ConfiguredSection[]> {
  const path = resolve(file);
  const text = await readFile(path, 'utf8').catch((error: Error) => {
    throw new Error(`${path} cannot be read: ${error.message} (SECTIONS_CONFIG).`);
  });
  const parsed = sectionsConfigSchema.safeParse(parseJson(path, text));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
    throw new Error(`${path}: ${where}${issue?.message}`);
  }
  return Object.entries(parsed.data.sections).map(([name, { origin }]) => ({
    name,
    origin: isUrlOrigin(origin) ? origin.replace(/\/+$/, '') : resolve(dirname(path), origin),
  }));
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
