import { fileURLToPath } from 'node:url';

const { COMPANY_NAME, AVATAR_URL } = process.env;

// A stack that runs already has its own two.
export const companyName = COMPANY_NAME || 'Energía del Norte';
/** Its pictures are answered in the browser (fixtures.ts): nothing leaves the machine. */
export const avatarUrl = AVATAR_URL || 'https://avatars.example/api/';
/** Chromium takes every name under localhost to this machine. */
export const testHost = 'pruebas.localhost';

/** Chromium takes this one here, too (playwright.config.ts), and trusts it as little as any other. */
export const plainHttpHost = 'vatio.test';

/** How the product under test is set up. */
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
