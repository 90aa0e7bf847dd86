import { readdir } from 'node:fs/promises';
import { tempFolder } from '../../host/server/testing/folders';
import { sha384 } from '../../shared/build/src/plugins/sha384';
import { type Build, descriptorOf, readBuild, variantOf, writeBuild } from './variant';

const container = 'probe_1_0_0_aaaaaaaa';
const lazy = `(globalThis.webpackChunk${container}||=[]).push([[7],"Un trozo"])`;
const entry = `var ${container};name="${container}";integrity="${sha384(lazy)}";"Sonda"`;

const buildOf = (files: Readonly<Record<string, string>>): Build => {
  const descriptor = {
    name: 'probe',
    title: 'Sonda',
    path: 'probe',
    owner: 'equipo-host',
    requires: { '@vatio/platform': '^1.1.0', react: '^19.3.1' },
    version: '1.0.0-aaaaaaaa',
    container,
    module: './Section',
    entry: 'entry.js',
    runtime: '2.9.2',
    files: Object.fromEntries(Object.entries(files).map(([name, code]) => [name, sha384(code)])),
  };
  const all = { ...files, 'section.json': JSON.stringify(descriptor) };
  return new Map(Object.entries(all).map(([name, code]) => [name, Buffer.from(code)]));
};
const built = buildOf({ 'entry.js': entry, '7.js': lazy, 'logo.svg': '<svg/>' });
const text = (build: Build, name: string) => build.get(name)?.toString();

it('a variant is another version, in whose files nothing is left of the one before', () => {
  const variant = variantOf(built, { buildId: 'bbbbbbbb', packageVersion: '1.12.0' });
  expect(descriptorOf(variant)).toMatchObject({
    version: '1.12.0-bbbbbbbb',
    container: 'probe_1_12_0_bbbbbbbb',
    title: 'Sonda',
  });
  for (const [name, bytes] of variant) {
    expect([name, bytes.toString()]).not.toContainEqual(expect.stringContaining('aaaaaaaa'));
  }
  expect(text(variant, 'logo.svg')).toBe('<svg/>');
});

it('every hash is right, also those of the lazy chunks inside the entry', () => {
  const variant = variantOf(built, { buildId: 'bbbbbbbb' });
  for (const [name, hash] of Object.entries(descriptorOf(variant).files)) {
    expect([name, sha384(variant.get(name) ?? '')]).toEqual([name, hash]);
  }
  expect(text(variant, 'entry.js')).toContain(descriptorOf(variant).files['7.js']);
});

it('texts and requirements are replaced, and what was built stays as it was', () => {
  const variant = variantOf(built, {
    buildId: 'bbbbbbbb',
    replace: [
      ['Un trozo', 'Otro $& trozo'],
      ['"Sonda"', '"Sonda 2"'],
    ],
    requires: { '@vatio/platform': '^9.0.0' },
  });
  expect(text(variant, '7.js')).toContain('Otro $& trozo');
  expect(text(variant, 'entry.js')).toContain('"Sonda 2"');
  expect(descriptorOf(variant).requires).toEqual({ '@vatio/platform': '^9.0.0', react: '^19.3.1' });
  expect(text(built, 'entry.js')).toBe(entry);
});

it('a text that does not occur is an error, so that no test deploys what it did not mean', () => {
  expect(() => variantOf(built, { buildId: 'bbbbbbbb', replace: [['Nada', 'Algo']] })).toThrow(
    'No script of the build contains «Nada»',
  );
});

it('what was written to a folder is read back, and no draft is left', async () => {
  const dir = await tempFolder();
  await writeBuild(dir, built);
  await writeBuild(dir, variantOf(built, { buildId: 'bbbbbbbb' }));
  expect(descriptorOf(await readBuild(dir)).version).toBe('1.0.0-bbbbbbbb');
  expect((await readdir(dir)).sort()).toEqual(['7.js', 'entry.js', 'logo.svg', 'section.json']);
});
