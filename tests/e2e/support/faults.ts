import { createHash } from 'node:crypto';
import { expect, type Page, type Request, type Route } from '@playwright/test';
import type { SectionRegistry } from '@vatio/contracts/federation/sections';
import { changeSection } from './registry';
import { expectPage, failure, sections, shellOf } from './screens/screen';

/** What goes wrong with a request. */
export type Fault = (route: Route) => Promise<void>;

export const notFound: Fault = (route) => route.fulfill({ status: 404, body: 'No está' });
export const serverError: Fault = (route) =>
  route.fulfill({ status: 500, json: { message: 'Algo ha fallado' } });
export const htmlPage: Fault = (route) =>
  route.fulfill({ contentType: 'text/html', body: '<script>document.title = "HTML"</script>' });
/** A proxy that takes every path for a page, with any type. */
export const htmlScript: Fault = (route) =>
  route.fulfill({
    contentType: 'text/javascript',
    body: '<script>document.title = "HTML"</script>',
  });
export const noConnection: Fault = (route) => route.abort();
/** The first request is never answered. A retry is, if it does not wait for the first. */
export const hanging: Fault = async (route) => {
  if (new URL(route.request().url()).search) await route.fallback();
};

/** Other bytes than those that were deployed; they would run. */
export const tampered: Fault = async (route) => {
  const response = await route.fetch();
  const body = `document.title = 'tampered';${await response.text()}`;
  await route.fulfill({ response, body });
};

/**
 * Breaks the requests for a file, retries included.
 *
 * @returns a function that repairs them
 */
export async function breakFile(
  page: Page,
  path: RegExp,
  fault: Fault,
): Promise<() => Promise<void>> {
  const isBroken = ({ pathname }: URL) => path.test(pathname);
  await page.route(isBroken, fault);
  return () => page.unroute(isBroken);
}

/** Resolves when a file is asked for: a fault that hangs has no other sign. */
export const fileRequest = (page: Page, path: RegExp): Promise<Request> =>
  page.waitForRequest((request) => path.test(new URL(request.url()).pathname));

/** The entry of a section, in any version. */
export const entryOf = (name: string) => new RegExp(`^/remotes/${name}/[^/]+/entry\\.`);

/** Deploys other code of a section: a text of its entry replaced, under a hash that is right. */
export async function deployChanged(page: Page, name: string, text: string, instead: string) {
  const answer = await page.request.get('/sections.json');
  const { sections: deployed }: SectionRegistry = await answer.json();
  const entry = deployed.find((section) => section.name === name)?.entry ?? '';
  const source = await (await page.request.get(entry)).text();
  expect(source).toContain(text);

  const changed = source.replace(text, () => instead);
  const integrity = `sha384-${createHash('sha384').update(changed).digest('base64')}`;
  await changeSection(page, name, (section) => ({ ...section, integrity }));
  await page.route(`**${entry}*`, (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: changed }),
  );
}

/** The card in a section's place: why, which version, and a number to tell the operators. */
export async function expectFailure(page: Page, message: string): Promise<void> {
  const facts = /Versión \d+\.\d+\.\d+-[0-9a-f]{8} · Incidencia [0-9A-F]{8}$/;
  await expect(failure(page, message)).toContainText(facts);
}

/** The rest of the application works on, in the same page. */
export async function expectOthersWork(page: Page): Promise<void> {
  for (const { title } of [sections[1], sections[3]]) {
    await shellOf(page).link(title).click();
    await expectPage(page, title);
  }
}
