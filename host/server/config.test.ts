import { readConfig } from './config';

const key = { XSRF_KEY: '0123456789abcdef0123456789abcdef' };
const read = (environment: Record<string, string>) => readConfig(environment, '/host/dist');

describe('readConfig', () => {
  it('has a default for everything but the key', () => {
    expect(read(key)).toEqual({
      host: '127.0.0.1',
      port: 3000,
      apiUrl: 'http://127.0.0.1:3001',
      xsrfKey: '0123456789abcdef0123456789abcdef',
      publicOrigin: undefined,
      sectionsConfig: './sections.config.json',
      sectionStore: '.data/sections',
      pageDir: '/host/dist',
      trustProxy: [],
      logLevel: 'info',
      errorReportsPerMinute: 30,
      runtime: { companyName: 'Vatio', testHost: '', avatarUrl: 'https://ui-avatars.com/api/' },
    });
  });

  it('takes what is set', () => {
    const config = read({
      ...key,
      HOST: '0.0.0.0',
      PORT: '0',
      API_URL: 'https://api:3001/',
      PUBLIC_ORIGIN: 'https://Vatio.Acme.es/',
      COMPANY_NAME: 'Acme & hijos',
      TEST_HOST: 'pruebas.acme.es',
      AVATAR_URL: '',
      SECTIONS_CONFIG: '/etc/sections.json',
      SECTION_STORE: '/var/lib/vatio/sections',
      PAGE_DIR: '/srv/page',
      TRUST_PROXY: '127.0.0.1, 10.0.0.0/8, fd00::/8, loopback',
      LOG_LEVEL: 'debug',
    });
    expect(config).toMatchObject({
      host: '0.0.0.0',
      port: 0,
      apiUrl: 'https://api:3001',
      publicOrigin: 'https://vatio.acme.es',
      sectionsConfig: '/etc/sections.json',
      sectionStore: '/var/lib/vatio/sections',
      pageDir: '/srv/page',
      trustProxy: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8', 'loopback'],
      runtime: { companyName: 'Acme & hijos', testHost: 'pruebas.acme.es', avatarUrl: '' },
    });
  });

  it('takes an empty variable for one that is not set, as compose files leave them', () => {
    expect(read({ ...key, PORT: '', TRUST_PROXY: '', COMPANY_NAME: '' })).toEqual(read(key));
  });

  it.each([
    [{}, /^XSRF_KEY or XSRF_KEY_FILE must be set/],
    [{ XSRF_KEY_FILE: '/none/xsrf_key' }, /^XSRF_KEY_FILE: the file .* cannot be read/],
    [
      { XSRF_KEY: 'only-for-tests-0123456789abcdef0123', NODE_ENV: 'production' },
      /^XSRF_KEY is the one for tests/,
    ],
    [
      { ...key, NODE_ENV: 'production' },
      /^PUBLIC_ORIGIN is missing: set the address that people use, like https:.* DEMO_DATA=true\.$/,
    ],
    [{ ...key, PUBLIC_ORIGIN: 'vatio.acme.es' }, /^PUBLIC_ORIGIN must be the address that people/],
    [{ ...key, PUBLIC_ORIGIN: 'https://acme.es/vatio' }, /^PUBLIC_ORIGIN must be the address/],
    [{ XSRF_KEY: 'x'.repeat(31) }, /^XSRF_KEY must have at least 32 characters\.$/],
    [{ ...key, PORT: '70000' }, /^PORT must be a port, 0 to 65535\.$/],
    [{ ...key, PORT: 'http' }, /^PORT must be a port/],
    [{ ...key, API_URL: 'localhost:3001' }, /^API_URL must be an http\(s\) URL without a path/],
    [{ ...key, API_URL: 'http://api/v1' }, /^API_URL must be/],
    [{ ...key, AVATAR_URL: 'javascript:alert(1)' }, /^AVATAR_URL must be/],
    [{ ...key, TRUST_PROXY: 'true' }, /^TRUST_PROXY must be a list of addresses/],
    [{ ...key, TRUST_PROXY: '10.0.0.0/33' }, /^TRUST_PROXY must be/],
    [{ ...key, LOG_LEVEL: 'loud' }, /^LOG_LEVEL must be one of/],
    [{ ...key, ERROR_REPORTS_PER_MINUTE: '0' }, /^ERROR_REPORTS_PER_MINUTE must be a whole/],
  ])('says in one sentence what is wrong in %j', (environment, sentence) => {
    expect(() => read(environment as Record<string, string>)).toThrow(sentence);
  });
});
