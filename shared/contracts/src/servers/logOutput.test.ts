import { writeSync } from 'node:fs';
import { LogOutput } from './logOutput';

jest.mock('node:fs', () => ({ ...jest.requireActual('node:fs'), writeSync: jest.fn() }));

/** A disk with little room, and its files. */
let room: number;
let written: string;
beforeEach(() => {
  room = Number.POSITIVE_INFINITY;
  written = '';
  jest.mocked(writeSync).mockImplementation((descriptor, content) => {
    expect(descriptor).toBe(7);
    if (room === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const some = Buffer.from(String(content)).subarray(0, room);
    written += some.toString();
    room -= some.length;
    return some.length;
  });
});
const output = () => new LogOutput(7);

it('loses lines that cannot be written, and counts them before the next one that can', () => {
  const log = output();
  log.write('first\n');
  room = 0;
  log.write('lost\n');
  log.write('lost, too\n');
  room = Number.POSITIVE_INFINITY;
  log.write('second\n');
  log.write('third\n');

  const [first, report = '', ...others] = written.split('\n');
  expect([first, ...others]).toEqual(['first', 'second', 'third', '']);
  expect(JSON.parse(report)).toMatchObject({ level: 40, pid: process.pid, lostLines: 2 });
});

it('begins a line of its own after one that was cut', () => {
  const log = output();
  room = 3;
  log.write('first\n');
  room = Number.POSITIVE_INFINITY;
  log.write('second\n');
  expect(written).toMatch(/^fir\n\{.*"lostLines":1,.*\}\nsecond\n$/);
});

it('gives a slow reader time', () => {
  const log = output();
  const full = Object.assign(new Error('try again'), { code: 'EAGAIN' });
  jest.mocked(writeSync).mockImplementationOnce(() => {
    throw full;
  });
  log.write('first\n');
  expect(written).toBe('first\n');
});
