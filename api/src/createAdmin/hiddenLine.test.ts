import { PassThrough } from 'node:stream';
import { askHidden } from './hiddenLine';

function terminal() {
  const parts = { input: new PassThrough(), output: new PassThrough() };
  const screen: Buffer[] = [];
  parts.output.on('data', (chunk) => screen.push(chunk));
  return { ...parts, screen: () => Buffer.concat(screen).toString() };
}

it('shows the question and nothing of the answer', async () => {
  const console = terminal();
  const answer = askHidden(console, 'Password: ');
  console.input.write('contraseña lar');
  console.input.write('ga\r');
  expect(await answer).toBe('contraseña larga');
  expect(console.screen()).toBe('Password: \n');
});

it('takes back what is deleted', async () => {
  const console = terminal();
  const answer = askHidden(console, '');
  console.input.write('abx\x7fc\r');
  expect(await answer).toBe('abc');
});

it.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('is cancelled with %s', async (_name, key) => {
  const console = terminal();
  const answer = askHidden(console, '');
  console.input.write(key);
  await expect(answer).rejects.toThrow('Cancelled');
});
