import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { join } from 'node:path';
import {
  type SectionBuild,
  savedFile,
  sectionBuild,
  tempFolder,
  writeFiles,
  writeSection,
} from '../testing/folders';
import { watching } from '../testing/watching';
import { readSectionsConfig } from './sectionsConfig';

const ofTeam = generateKeyPairSync('ed25519');
const ofOthers = generateKeyPairSync('ed25519');
const textOf = ({ publicKey }: { publicKey: KeyObject }) =>
  publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const trust = { signedBy: [textOf(ofTeam)] };

const version = (minor: number) => `1.${minor}.0-aaaaaaaa`;
const build = (minor: number, facts = {}) => sectionBuild('billing', version(minor), facts);

/** Deploys a build with the signature that its team would give it. */
async function signed(dir: string, of: SectionBuild, key = ofTeam.privateKey) {
  const signature = sign(null, Buffer.from(JSON.stringify(of.descriptor)), key);
  await writeFiles(dir, { 'section.json.sig': `${signature.toString('base64')}\n` });
  await writeSection(dir, of);
}

/** The first version of a section that has to be signed is active. */
async function running() {
  const dir = await tempFolder();
  await signed(dir, build(1));
  const section = await watching(dir, { trust });
  await section.watch.poll();
  return { dir, ...section };
}

it('a version that its team has signed becomes active, and is so after a restart', async () => {
  const { dir, watch, active, warnings, storeDir } = await running();
  expect(active()).toBe(version(1));
  await signed(dir, build(2));
  await watch.poll();
  expect(active()).toBe(version(2));
  expect(warnings).toEqual([]);
  expect((await watching('/nowhere', { trust, storeDir })).active()).toBe(version(2));
});

it.each<[string, (dir: string) => Promise<void>]>([
  ['by nobody', (dir) => writeSection(dir, build(2))],
  ['by somebody else', (dir) => signed(dir, build(2), ofOthers.privateKey)],
  [
    'and then changed',
    async (dir) => {
      await signed(dir, build(2));
      await writeSection(dir, build(2, { title: 'Otra' }));
    },
  ],
  [
    'with what is no signature',
    async (dir) => {
      await writeFiles(dir, { 'section.json.sig': '\0'.repeat(2000) });
      await writeSection(dir, build(2));
    },
  ],
])('a version signed %s is refused', async (_how, deploy) => {
  const { dir, watch, active, isServed, warnings } = await running();
  await deploy(dir);
  await watch.poll();
  expect([active(), isServed(version(2))]).toEqual([version(1), false]);
  expect(warnings).toEqual([
    `Section billing: version ${version(2)} is not signed with a key of its section (signedBy); version ${version(1)} stays active.`,
  ]);
});

it('what was stored before it had to be signed is not active, until it is signed', async () => {
  const dir = await tempFolder();
  await writeSection(dir, build(1));
  const { watch, storeDir, active } = await watching(dir);
  await watch.poll();
  expect(active()).toBe(version(1));

  const strict = await watching(dir, { trust, storeDir });
  expect(strict.active()).toBeUndefined();
  await signed(dir, build(1));
  await strict.watch.poll();
  expect(strict.active()).toBe(version(1));
  expect((await watching('/nowhere', { trust, storeDir })).active()).toBe(version(1));
});

it.each([
  ['path', { path: 'user' }, 'says that its path is user, and its section is held to billing'],
  ['owner', { owner: 'Otro' }, 'says that its owner is Otro, and its section is held to Equipo de'],
  [
    'roles',
    { roles: undefined },
    'says that its roles is everybody, and its section is held to admin, writer',
  ],
])('a version with another %s than its section is held to is refused', async (_f, facts, says) => {
  const dir = await tempFolder();
  const pins = { path: 'billing', owner: 'Equipo de pruebas', roles: ['writer', 'admin'] as const };
  const { deploy, active, warnings } = await watching(dir, { trust: pins });
  await deploy(build(1, { roles: ['admin', 'writer'] }));
  expect(active()).toBe(version(1));
  await deploy(build(2, { roles: ['admin', 'writer'], ...facts }));
  expect(active()).toBe(version(1));
  expect(warnings[0]).toContain(says);
});

it.each([
  ['no base64', 'clave'],
  ['a key for something else', textOf(generateKeyPairSync('x25519'))],
  ['a private key', ofTeam.privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64')],
])('the configuration takes no %s for a public key', async (_what, key) => {
  const sections = { billing: { origin: 'x', trust: { signedBy: [key] } } };
  const file = await savedFile('sections.config.json', { sections });
  await expect(readSectionsConfig(file)).rejects.toThrow(
    /billing\.trust\.signedBy\.0: must be an ed25519 public key/,
  );
});

it('the configuration says what a section is held to', async () => {
  const held = { ...trust, path: 'billing', owner: 'Equipo', roles: ['admin'] };
  const sections = { billing: { origin: join('/', 'x'), trust: held } };
  const file = await savedFile('sections.config.json', { sections });
  expect((await readSectionsConfig(file))[0]?.trust).toEqual(held);
});
