import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { plainHttpHost, testHost } from './tests/e2e/product';

const { STACK, TRACE, VATIO_URL } = process.env;

/** They start products of their own, or compare pictures that other fonts would draw otherwise. */
const ownProduct = /\/(catalogue|deploy\/\w+|outage|visual\w*)\.spec\.ts$/;
/** What a page does by itself is the same wherever it is served: once is enough. */
const pageAlone =
  /\/(axe|billForm|curve|drafts|facts|faultsInside|fileDrop|firstPicture|keyboard(Offers|Studies|Supply|Week)|layoutShift|longNames|menu|narrow|offline|print|readingsSheet|study\w+|tabs|toasts)\.spec\.ts$/;
/** They ask nothing of a product but its five sections and the demo accounts. */
const anyProduct =
  /\/(account|errorReports|faultsRecord|federation|hint|keyboard|keyboardUsers|login|logout|platform|session|storage|users)\.spec\.ts$/;

const productHost = VATIO_URL ? new URL(VATIO_URL).hostname : '127.0.0.1';
const toProduct = [testHost, plainHttpHost].map((name) => `MAP ${name} ${productHost}`).join(',');

// `npm run e2e` finds the browser and builds; globalSetup starts a product and sets VATIO_URL, unless
// that names one already.
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/globalSetup.ts',
  projects: [
    { name: '@any', testMatch: anyProduct },
    // Set up by tests/e2e/stack.env, as globalSetup sets up a product: with the probe.
    { name: '@stack', testIgnore: [anyProduct, ownProduct, pageAlone] },
    { name: 'pages', testMatch: pageAlone },
    { name: 'own product', testMatch: ownProduct },
  ],
  // A container that starts or stops changes the network, and Chromium drops requests that wait.
  workers: STACK === 'containers' ? 1 : 2,
  // What passes only then is flaky: named at the end, here and by .ci/run, and a defect.
  retries: 1,
  // Patient, because others may work on this machine; what goes well waits for nothing.
  expect: { timeout: 15_000 },
  snapshotPathTemplate: '{testDir}/screens/{testFileName}/{arg}{ext}',
  timeout: 60_000,
  reporter: 'list',
  use: {
    ...(VATIO_URL && { baseURL: VATIO_URL }),
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Pictures of every step cost a sixth of the time: TRACE=1 when a failure is not understood.
    trace: TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: fileURLToPath(new URL('tests/e2e/chromium.sh', import.meta.url)),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--font-render-hinting=none',
        `--host-resolver-rules=${toProduct}`,
        // In the composed stack it is http://host:3000, which a browser trusts less than localhost.
        ...(VATIO_URL ? [`--unsafely-treat-insecure-origin-as-secure=${VATIO_URL}`] : []),
      ],
    },
  },
});
