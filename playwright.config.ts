import { defineConfig } from '@playwright/test';
import { plainHttpHost } from './tests/e2e/product';

const { CHROMIUM = '/usr/bin/chromium', STACK, TRACE, VATIO_URL } = process.env;

/** They ask nothing of a product but its five sections and the demo accounts: `--grep @stack`. */
const anyStack =
  /\/(account|errorReports|faultsRecord|federation|hint|keyboard|keyboardUsers|login|logout|platform|session|storage|users)\.spec\.ts$/;

// `npm run e2e` finds the browser and builds; globalSetup starts a product and sets VATIO_URL, unless
// that names one already.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  projects: [
    { name: '@stack', testMatch: anyStack },
    { name: 'own product', testIgnore: anyStack },
  ],
  // Of containers there is one stack.
  workers: STACK === 'containers' ? 1 : 2,
  retries: 0,
  // Patient, because others may work on this machine; what goes well waits for nothing.
  expect: {
    timeout: 15_000,
    // Another version of the browser draws some edges otherwise; what a person would notice is more.
    toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled', caret: 'hide' },
  },
  snapshotPathTemplate: '{testDir}/screens/{arg}{ext}',
  timeout: 60_000,
  reporter: 'list',
  use: {
    ...(VATIO_URL && { baseURL: VATIO_URL }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Pictures of every step cost a sixth of the time: TRACE=1 when a failure is not understood.
    trace: TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: CHROMIUM,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        `--host-resolver-rules=MAP ${plainHttpHost} 127.0.0.1`,
        // In the composed stack it is http://host:3000, which a browser trusts less than localhost.
        ...(VATIO_URL ? [`--unsafely-treat-insecure-origin-as-secure=${VATIO_URL}`] : []),
      ],
    },
  },
});
