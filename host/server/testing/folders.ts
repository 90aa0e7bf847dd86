import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { HostDescriptor } from '@vatio/contracts/federation/platform';
import type { SectionDescriptor } from '@vatio/contracts/federation/sections';
import { Asset } from '../assets/asset';
import { type SectionVersion, sectionVersion } from '../sections/sectionVersion';

const made: string[] = [];

/** A new folder, which is removed after the last test of the file. */
export async function tempFolder(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'vatio-host-'));
  made.push(dir);
  return dir;
}

afterAll(() => Promise.all(made.splice(0).map((dir) => rm(dir, { recursive: true, force: true }))));

/** Files by path below a folder. */
export type Files = Readonly<Record<string, string | Buffer>>;

/** Writes files and the folders that they need. */
export async function writeFiles(dir: string, files: Files): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

/** A new file of this text or JSON. */
export async function savedFile(name: string, content: unknown): Promise<string> {
  const dir = await tempFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFiles(dir, { [name]: text });
  return join(dir, name);
}

/** A script long enough to be worth compressing. */
const script = (text: string): string => `${`console.log(${JSON.stringify(text)});\n`.repeat(60)}`;

/** The fake page's offers. */
export const hostDescriptor: HostDescriptor = {
  version: '1.0.0-0a1b2c3d',
  offers: { react: '19.3.1', '@vatio/platform': '1.1.0', 'Module Federation': '2.9.2' },
  federation: ['federation.11aa22bb.js'],
  login: ['login.33cc44dd.js', 'main.4e5f6a7b.css'],
  doors: { '@vatio/ui/layout': ['door-layout.55ee66ff.js'] },
};

/** The output of webpack in host/dist, with files that must never be served. */
export const pageFiles: Files = {
  'index.html':
    '<!doctype html><html lang="es"><head><base href="/"><title>Vatio</title>\n<!-- vatio:head -->\n</head><body><!-- vatio:first-picture --></body></html>',
  'firstPicture.cjs': `exports.draw = ({ inside, runtime, sections }) =>
    (inside ? inside.role + ' in ' + inside.section : 'nobody') +
    ' of ' + runtime.companyName.replaceAll('<', '&lt;') + ', ' + sections.length + ' sections';`,
  'firstPicture.login.css': '.login{display:grid}',
  'firstPicture.inside.css': '.shell{display:flex}',
  'host.json': JSON.stringify(hostDescriptor),
  '.inputs': 'secret',
  'main.0a1b2c3d.js': script('host'),
  'main.0a1b2c3d.js.map': '{}',
  'main.0a1b2c3d.js.LICENSE.txt': 'MIT',
  'main.4e5f6a7b.css': `${'.card{color:#4e73df}'.repeat(80)}`,
  'small.99887766.js': 'void 0;',
  'icons.0011aabb.woff2': Buffer.alloc(2000, 1),
  'unhashed.js': script('unhashed'),
  'root/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'root/robots.txt': 'User-agent: *\nDisallow: /\n',
};

/** A fake host/dist. */
export async function pageFolder(files: Files = pageFiles): Promise<string> {
  const dir = await tempFolder();
  await writeFiles(dir, files);
  return dir;
}

export interface SectionBuild {
  readonly descriptor: SectionDescriptor;
  readonly files: Readonly<Record<string, string>>;
}

const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** A correct build; `facts` overrides its descriptor. */
export function sectionBuild(
  name: string,
  version: string,
  facts: Partial<SectionDescriptor> = {},
): SectionBuild {
  const text = `${name} ${version}`;
  const files = { 'entry.11112222.js': script(text), 'lazy.33334444.js': script(`lazy ${text}`) };
  const descriptor: SectionDescriptor = {
    name,
    title: `Sección ${name}`,
    path: name,
    owner: 'Equipo de pruebas',
    version,
    container: `${name}_${version}`.replace(/\W/g, '_'),
    module: './Section',
    entry: 'entry.11112222.js',
    runtime: '2.9.2',
    requires: { react: '^19.0.0' },
    files: Object.fromEntries(Object.entries(files).map(([file, code]) => [file, sha384(code)])),
    ...facts,
  };
  return { descriptor, files };
}

/** The same build with more files. */
export function withFiles(build: SectionBuild, more: SectionBuild['files']): SectionBuild {
  const files = { ...build.files, ...more };
  const hashes = Object.entries(files).map(([file, text]) => [file, sha384(text)] as const);
  return { descriptor: { ...build.descriptor, files: Object.fromEntries(hashes) }, files };
}

/** A build as the host serves it once it is taken up. */
export function versionOf({ descriptor, files }: SectionBuild): SectionVersion {
  const assets = Object.entries(files).map(
    ([file, code]) => [file, new Asset(file, Buffer.from(code))] as const,
  );
  const offer = { descriptor, digest: descriptor.version, json: Buffer.alloc(0) };
  return sectionVersion(offer, new Map(assets));
}

/** Writes a build, section.json last, as a deployment should. */
export async function writeSection(
  dir: string,
  { descriptor, files }: SectionBuild,
): Promise<void> {
  await writeFiles(dir, files);
  await writeFiles(dir, { 'section.json': JSON.stringify(descriptor) });
}
