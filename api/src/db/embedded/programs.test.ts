import { locatePrograms } from './programs';

it.each([
  ['linux', 'riscv64'],
  ['freebsd', 'x64'],
  ['win32', 'arm64'],
  // Supported, but npm did not install it on this machine.
  ['darwin', 'x64'],
])('says what to do where npm has no PostgreSQL: %s %s', (platform, arch) => {
  expect(() => locatePrograms(platform, arch)).toThrow(
    /^La base de datos incluida no funciona en este sistema \(\w+-\w+\): instale PostgreSQL 15 o posterior e indique su dirección en DATABASE_URL\.$/,
  );
});
