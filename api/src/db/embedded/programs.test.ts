import { locatePrograms } from './programs';

it.each([
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
  ['win32', 'arm64'],
  // Supported, but npm did not install it on this machine.
  ['darwin', 'x64'],
])('says what to do where npm has no PostgreSQL: %s %s', (platform, arch) => {
  expect(() => locatePrograms(platform, arch)).toThrow(
    /^The embedded database does not run on this system \(\w+-\w+\): install PostgreSQL 15 or later and set its address in DATABASE_URL\.$/,
  );
});
