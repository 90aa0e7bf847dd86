import { fileURLToPath } from 'node:url';
import { chromium, expect } from '@playwright/test';
import { loginForm } from '../e2e/support/screens/screen';

/**
 * Used by .ci/production: an administrator signs in through the edge and opens the page /platform. The name
 * leads to the published port (VATIO_RESOLVE); the edge's authority is no browser's.
 */
const { VATIO_URL = '', VATIO_RESOLVE = '', VATIO_EMAIL = '', VATIO_PASSWORD = '' } = process.env;

const browser = await chromium.launch({
  executablePath: fileURLToPath(new URL('../e2e/chromium.sh', import.meta.url)),
  args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=${VATIO_RESOLVE}`],
});
try {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(`${VATIO_URL}/platform`);
  const form = loginForm(page);
  await form.email.fill(VATIO_EMAIL);
  await form.password.fill(VATIO_PASSWORD);
  await form.submit.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Plataforma' })).toBeVisible({
    timeout: 20_000,
  });
  const up = page.getByRole('main').getByText('Responde', { exact: true });
  await expect(up).toHaveCount(5, { timeout: 20_000 });
} finally {
  await browser.close();
}
