import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refuseCarelessStart, withSecretFiles } from './environment';

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

describe('a secret that others can read', () => {
  const startIn = (env: Record<string, string>, file: string) => () => {
    const secrets = ['XSRF_KEY'];
    const read = withSecretFiles({ ...env, XSRF_KEY_FILE: file }, secrets);
    refuseCarelessStart(read, { needed: {}, secrets });
  };

  it.each([0o440, 0o604, 0o644])('is refused for real work: %o', async (mode) => {
    const file = await secretFile('own');
    await chmod(file, mode);
    expect(startIn({ NODE_ENV: 'production' }, file)).toThrow(
      /^XSRF_KEY_FILE: the file .*secret can be read by other users: make it belong to the user/,
    );
    for (const env of [{}, { NODE_ENV: 'production', DEMO_DATA: 'true' }]) {
      expect(startIn(env, file)).not.toThrow();
    }
  });

  it('is one no more when its owner alone may read it', async () => {
    const file = await secretFile('own');
    await chmod(file, 0o400);
    expect(startIn({ NODE_ENV: 'production' }, file)).not.toThrow();
  });
});

describe('refuseCarelessStart', () => {
  const key = 'only-for-tests-0123';
  const refuse = (env: Record<string, string>) => () =>
    refuseCarelessStart(
      { NODE_ENV: 'production', ...env },
      { needed: { DATABASE_URL: 'the address' }, secrets: ['XSRF_KEY', 'DATABASE_URL'] },
    );

  it('lets a production start with everything of its own pass', () => {
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

  it('refuses to do without what is needed', () => {
    for (const env of [{}, { DATABASE_URL: ' ' }]) {
      expect(refuse(env)).toThrow(
        'DATABASE_URL is missing: set the address. A start for tests, with demo accounts, is DEMO_DATA=true.',
      );
    }
  });

  it.each([{ DEMO_DATA: 'true' }, { NODE_ENV: 'test' }])('asks nothing with %j', (env) => {
    expect(refuse({ XSRF_KEY: key, ...(env as Record<string, string>) })).not.toThrow();
  });
});
