import { createRequire } from 'node:module';
const { chromium } = createRequire('/work/main/package.json')('@playwright/test');
import { sessionOf } from '/work/main/tests/e2e/support/accounts';
import { people } from '/work/main/tests/e2e/support/people';
const [base, dir, theme, width, ...paths] = process.argv.slice(2);
(async () => {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] });
  const context = await browser.newContext({ baseURL: base, locale: 'es-ES', viewport: { width: Number(width), height: 900 }, colorScheme: theme as 'light' | 'dark', deviceScaleFactor: Number(process.env.DPR ?? 1) });
  const token = await sessionOf(context.request, people.admin as never);
  await context.addInitScript((t: unknown) => localStorage.setItem("token", JSON.stringify(t)), token);
  const page = await context.newPage();
  page.on('console', (m: any) => m.type() === 'error' && console.log('CONSOLE', m.text().slice(0, 300)));
  page.on('pageerror', (e: any) => console.log('ERROR', String(e).slice(0, 500), e.stack?.slice(0, 600)));
  for (const path of paths) {
    const [url, name, ...sel] = path.split('@');
    await page.goto(url!, { waitUntil: 'networkidle' });
    await page.waitForTimeout(Number(process.env.WAIT ?? 1500));
    const place = sel[0] ? page.locator(sel[0]).first() : page;
    if (sel[1]) { await page.getByRole('button', { name: sel[1] }).first().click(); await page.waitForTimeout(500); }
    await place.screenshot({ path: `${dir}/${name}-${theme}-${width}.png`, ...(sel[0] ? {} : { fullPage: process.env.FULL === '1' }) });
    console.log(name, page.url());
  }
  await browser.close();
})();
