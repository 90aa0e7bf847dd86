import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseTestSecrets, withSecretFiles } from './environment';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'vatio-secrets-'));
});
afterEach(() => rm(dir, { recursive: true }));

async function secretFile(text: string): Promise<string> {
  const file = join(dir, 'secret');
  await writeFile(file, text);
  return file;
}

describe('withSecretFiles', () => {
  it('reads a secret from its file, without the newline at the end', async () => {
    const file = await secretFile(' two words\r\nand a line\n\n');
    expect(withSecretFiles({ XSRF_KEY_FILE: file, PORT: '1' }, ['XSRF_KEY'])).toMatchObject({
      XSRF_KEY: ' two words\r\nand a line',
      PORT: '1',
    });
  });

  it('leaves alone what is set directly, and what is not named', () => {
    const env = { XSRF_KEY: 'direct', XSRF_KEY_FILE: '', LOG_FILE: '/none' };
    expect(withSecretFiles(env, ['XSRF_KEY', 'DATABASE_URL'])).toEqual(env);
  });

  it('takes the file where the variable is empty, as compose files leave it', async () => {
    const file = await secretFile('from the file');
    expect(withSecretFiles({ XSRF_KEY: '', XSRF_KEY_FILE: file }, ['XSRF_KEY'])).toMatchObject({
      XSRF_KEY: 'from the file',
    });
  });

  it('does not choose between two', async () => {
    const env = { XSRF_KEY: 'a', XSRF_KEY_FILE: await secretFile('b') };
    expect(() => withSecretFiles(env, ['XSRF_KEY'])).toThrow(
      'Both XSRF_KEY and XSRF_KEY_FILE are set: set one.',
    );
  });

  it('says which file cannot be read', () => {
    const file = join(dir, 'missing');
    expect(() => withSecretFiles({ XSRF_KEY_FILE: file }, ['XSRF_KEY'])).toThrow(
      /^XSRF_KEY_FILE: the file .*missing cannot be read \(ENOENT.*\): make it readable/,
    );
  });

  it('says which file is empty', async () => {
    const env = { XSRF_KEY_FILE: await secretFile(' \n') };
    expect(() => withSecretFiles(env, ['XSRF_KEY'])).toThrow(/^XSRF_KEY_FILE: .* is empty: write/);
  });
});

describe('refuseTestSecrets', () => {
  const key = 'only-for-tests-0123';
  const refuse = (env: Record<string, string>) => () =>
    refuseTestSecrets({ NODE_ENV: 'production', ...env }, ['XSRF_KEY', 'DATABASE_URL']);

  it('lets a production start with secrets of its own pass', () => {
    expect(refuse({ XSRF_KEY: 'own', DATABASE_URL: 'postgres://u:own@db' })).not.toThrow();
  });

  it('refuses the secrets of the repository, and says what to do', () => {
    expect(refuse({ XSRF_KEY: key })).toThrow(
      'XSRF_KEY is the one for tests, which everybody knows: set XSRF_KEY or XSRF_KEY_FILE to your own (for example: openssl rand -hex 32).',
    );
    expect(refuse({ XSRF_KEY: 'own', DATABASE_URL: 'postgres://u:only-for-tests-p@db' })).toThrow(
      /^DATABASE_URL is the one for tests/,
    );
  });

  it.each([{ DEMO_DATA: 'true' }, { NODE_ENV: 'test' }])('asks nothing with %j', (env) => {
    expect(refuse({ XSRF_KEY: key, ...(env as Record<string, string>) })).not.toThrow();
  });
});
