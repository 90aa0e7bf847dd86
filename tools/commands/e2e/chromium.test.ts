import { findChromium, type Machine } from './chromium';

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

function machine(programs: string[], machine: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/opt/bin' },
    canInstall: false,
    isProgram: (file) => programs.includes(file),
    install: () => ({ isDone: false, output: 'no network' }),
    ...machine,
  };
}

test('CHROMIUM decides', () => {
  const env = { CHROMIUM: '/mine/chrome' };
  expect(findChromium(machine(['/mine/chrome', '/usr/bin/chromium'], { env }))).toBe(
    '/mine/chrome',
  );
  expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
    'CHROMIUM is «/mine/chrome»',
  );
});

test('otherwise the first one that is installed', () => {
  expect(findChromium(machine(['/usr/bin/google-chrome', '/opt/bin/chromium']))).toBe(
    '/usr/bin/google-chrome',
  );
});

test('root installs one', () => {
  const programs: string[] = [];
  const install = () => {
    programs.push('/usr/bin/chromium');
    return { isDone: true, output: '' };
  };
  expect(findChromium(machine(programs, { canInstall: true, install }))).toBe('/usr/bin/chromium');
});

test('without one it says what to do, and why it could not', () => {
  expect(() => findChromium(machine([]))).toThrow(/There is no Chromium here: install one/);
  expect(() => findChromium(machine([], { canInstall: true }))).toThrow(
    /^no network[\s\S]*apt-get/,
  );
});
