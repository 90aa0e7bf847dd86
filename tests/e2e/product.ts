import { fileURLToPath } from 'node:url';

const { COMPANY_NAME, AVATAR_URL, TEST_HOST } = process.env;

// A stack that runs already has its own.
export const companyName = COMPANY_NAME || 'Energía del Norte';
/** The browser answers its pictures (fixtures.ts): no request leaves the machine. */
export const avatarUrl = AVATAR_URL || 'https://avatars.example/api/';
/** Chromium takes this name and the next one to the product (playwright.config.ts). */
export const testHost = TEST_HOST || 'pruebas.localhost';

/** No name under localhost: a browser trusts it as little as any other. */
export const plainHttpHost = 'vatio.test';

export const productEnvironment: Readonly<Record<string, string>> = {
  COMPANY_NAME: companyName,
  AVATAR_URL: avatarUrl,
  TEST_HOST: testHost,
  // The five sections and the probe, which only these tests mount.
  SECTIONS_CONFIG: fileURLToPath(new URL('sections.config.json', import.meta.url)),
  // The tests are one person who fails all the time.
  LOGIN_FAILURES_PER_MINUTE: '1000',
  ERROR_REPORTS_PER_MINUTE: '1000',
};
