import { isInRotation, rotation } from './rotation';

const before = process.env.ROTATION;
afterEach(() => {
  if (before === undefined) delete process.env.ROTATION;
  else process.env.ROTATION = before;
});

const names = Array.from({ length: 400 }, (_, n) => `file ${n}`);
const inPart = (part: number | 'all') => names.filter((name) => isInRotation(name, part));

it('has each name in exactly one of eight parts of about the same size', () => {
  const parts = Array.from({ length: 8 }, (_, part) => inPart(part));
  expect(parts.flat().sort()).toEqual([...names].sort());
  for (const part of parts) expect(part.length).toBeGreaterThan(25);
  expect(inPart('all')).toEqual(names);
});

it.each([
  ['0', 0],
  ['7', 7],
  ['all', 'all'],
] as const)('takes the part that ROTATION=%s names', (wanted, part) => {
  process.env.ROTATION = wanted;
  expect(rotation()).toBe(part);
});

it.each(['8', '-1', '1.5', 'none'])('refuses ROTATION=%s', (wanted) => {
  process.env.ROTATION = wanted;
  expect(rotation).toThrow('must be a number from 0 to 7, or all');
});

it('stays with one part for a commit', () => {
  delete process.env.ROTATION;
  expect(rotation()).toBe(rotation());
});

it('takes everything where there is no Git', () => {
  delete process.env.ROTATION;
  const path = process.env.PATH;
  process.env.PATH = '';
  try {
    expect(rotation()).toBe('all');
  } finally {
    process.env.PATH = path;
  }
});
