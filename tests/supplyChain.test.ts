import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, root } from './repository/sources';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const lockfile: Readonly<Record<string, Locked>> = readJson('package-lock.json').packages;
/** Every package from the registry, on every platform. */
const packages = Object.entries(lockfile).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
);

it('every package is held to its bytes', () => {
  const loose = packages.filter(([, { integrity = '' }]) => !/^sha512-.{86}==$/.test(integrity));
  expect(loose.map(([path, { version }]) => `${path}@${version}`)).toEqual([]);
  expect(packages.length).toBeGreaterThan(500);
});

/** They ask for no more than that their text goes along. */
const permissive = new Set(
  ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'].concat([
    'CC0-1.0',
    'MIT-0',
    'Zlib',
  ]),
);
/**
 * Packages that only build and test are not distributed: the terms of these licences begin where a changed
 * copy is.
 */
const forTools = new Set([...permissive, 'MPL-2.0', 'CC-BY-4.0', 'LGPL-3.0-or-later']);

it('every licence is one that the product may have', () => {
  const odd = packages.filter(([, { license = 'none', dev }]) => {
    const allowed = dev ? forTools : permissive;
    const names = license.replace(/[()]/g, '').split(/ (?:OR|AND) /);
    return !names.every((name) => allowed.has(name));
  });
  expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

/** Secrets that open something somewhere. The test stack's secrets and the demo passwords are public. */
const secrets: readonly (readonly [what: string, looks: RegExp])[] = [
  ['a private key', /-----BEGIN (?:[A-Z]+ ){0,3}PRIVATE KEY-----/],
  ['a private key in one line', /\bMC4CAQAwBQYDK2VwBCIEI[\w+/]{22}/],
  ['a key of AWS', /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/],
  ['a token of GitHub', /\b(?:gh[pousr]_\w{36}|github_pat_\w{50})/],
  ['a token of GitLab', /\bglpat-[\w-]{20}/],
  ['a token of npm', /\bnpm_[A-Za-z0-9]{36}\b|:_authToken=(?!\$)/],
  ['a token of Slack', /\bxox[abprs]-[\w-]{10}/],
  ['a key of Google', /\bAIza[\w-]{35}\b/],
  ['a key of Stripe', /\b[rs]k_live_\w{16}/],
  ['a JSON web token', /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\./],
];
const found = (text: string) =>
  secrets.filter(([, looks]) => looks.test(text)).map(([what]) => what);

it('no file that is in git holds a secret', () => {
  const files = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], { cwd: root })
    .toString()
    .split('\0');
  const read = files.filter((file) => file && file !== 'tests/supplyChain.test.ts');
  const holders = read.flatMap((file) => {
    const bytes = readFileSync(join(root, file));
    // A picture, or the like.
    if (bytes.includes(0)) return [];
    return found(bytes.toString()).map((what) => `${file}: ${what}`);
  });
  expect(holders).toEqual([]);
  expect(read.length).toBeGreaterThan(1000);
});

it.each([
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----`],
  ['a private key', `-----BEGIN RSA ${'PRIVATE'} KEY-----`],
  ['a key of AWS', `AKIA${'Z'.repeat(16)}`],
  ['a token of GitHub', `ghp_${'a'.repeat(36)}`],
  ['a token of npm', '//registry.npmjs.org/:_authToken=abc'],
  ['a JSON web token', `eyJ${'a'.repeat(20)}.eyJ${'b'.repeat(20)}.c`],
])('%s would be found', (what, text) => {
  expect(found(`const key = '${text}';`)).toEqual([what]);
});
