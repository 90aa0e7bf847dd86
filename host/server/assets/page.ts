import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative, resolve, sep } from 'node:path';
import type { DrawFirstPicture } from '@vatio/contracts/federation/firstPicture';
import { type HostDescriptor, hostDescriptorSchema } from '@vatio/contracts/federation/platform';
import { Asset } from './asset';
import { addGzip } from './compression';

/** The place of the page's data: exactly once in the built index.html. */
export const headPlaceholder = '<!-- vatio:head -->';
/** The place of the first picture, likewise. */
export const picturePlaceholder = '<!-- vatio:first-picture -->';

/** Draws a document before its scripts run. */
export interface FirstPictureBuild {
  readonly draw: DrawFirstPicture;
  /** The rules that it needs of the page's style sheet: on the login page, and in a section. */
  readonly css: { readonly login: string; readonly inside: string };
}

/** The build of the host's page, in memory. */
export interface Page {
  /** index.html with the placeholders in it. */
  readonly template: string;
  /** Its offers to sections. */
  readonly host: HostDescriptor;
  /** Missing in a build that does not draw: its documents stay blank until their scripts run. */
  readonly firstPicture: FirstPictureBuild | undefined;
  /** Path below `/assets/` → file. */
  readonly assets: ReadonlyMap<string, Asset>;
  /** Name directly below `/` → file; these have no hash in their names. */
  readonly rootFiles: ReadonlyMap<string, Asset>;
}

const rootFolder = 'root/';
const drawing = {
  script: 'firstPicture.cjs',
  login: 'firstPicture.login.css',
  inside: 'firstPicture.inside.css',
};
const notAssets: ReadonlySet<string> = new Set([
  'index.html',
  'host.json',
  ...Object.values(drawing),
]);
const neverServed = /(^|\/)\.|\.map$|\.LICENSE\.txt$/;

/**
 * Reads the built page (host/dist) whole: a later build never mixes with the served one.
 *
 * @throws Error with one sentence for the operator
 */
export async function loadPage(dir: string): Promise<Page> {
  const template = await readTemplate(dir);
  const host = await readHostDescriptor(dir);
  const assets = new Map<string, Asset>();
  const rootFiles = new Map<string, Asset>();
  for (const name of await publicFiles(dir)) {
    const asset = new Asset(name, await readFile(join(dir, name)));
    if (name.startsWith(rootFolder)) rootFiles.set(name.slice(rootFolder.length), asset);
    else assets.set(name, asset);
  }
  await Promise.all([...assets.values(), ...rootFiles.values()].map(addGzip));
  return { template, host, firstPicture: await readFirstPicture(dir), assets, rootFiles };
}

async function readTemplate(dir: string): Promise<string> {
  const file = join(dir, 'index.html');
  const template = await readFile(file, 'utf8').catch(() => undefined);
  if (template === undefined) {
    throw new Error(`There is no ${file}: build the page (npm run build) or set PAGE_DIR.`);
  }
  for (const placeholder of [headPlaceholder, picturePlaceholder]) {
    const count = template.split(placeholder).length - 1;
    if (count !== 1) throw new Error(`${file} has "${placeholder}" ${count} times, not once.`);
  }
  return template;
}

async function readFirstPicture(dir: string): Promise<FirstPictureBuild | undefined> {
  const read = (name: string) => readFile(join(dir, name), 'utf8').catch(() => undefined);
  const [login, inside] = await Promise.all([read(drawing.login), read(drawing.inside)]);
  if (login === undefined || inside === undefined) return undefined;
  const script = resolve(dir, drawing.script);
  const { draw }: { draw: DrawFirstPicture } = createRequire(script)(script);
  return { draw, css: { login, inside } };
}

async function readHostDescriptor(dir: string): Promise<HostDescriptor> {
  const file = join(dir, 'host.json');
  try {
    return hostDescriptorSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    throw new Error(`${file} is missing or damaged: build the page again (npm run build).`);
  }
}

async function publicFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((name) => !notAssets.has(name) && !neverServed.test(name));
}
