import type { Page } from '@playwright/test';
import type { RegisteredSection, SectionRegistry } from '@vatio/contracts/federation/sections';

type Change = (section: RegisteredSection) => RegisteredSection | undefined;

/** The server preloads from the registry that it knows. */
const inAdvance = /<link rel="(preload|section-chunks)"[^>]*>/g;
const inlined = /(?<=id="vatio-sections">).*?(?=<\/script>)/s;
const isDocument = ({ pathname }: URL) =>
  !/^\/(api|assets|remotes)\//.test(pathname) && !pathname.includes('.');

/**
 * Changes the deployed sections of the composition server, in the page and in sections.json.
 * `undefined` = not deployed.
 *
 * @returns a function that takes the change back
 */
async function changeRegistry(page: Page, change: Change): Promise<() => Promise<void>> {
  const changed = (text: string) => {
    const { sections }: SectionRegistry = JSON.parse(text);
    const registry = { sections: sections.flatMap((section) => change(section) ?? []) };
    return JSON.stringify(registry).replaceAll('<', '\\u003c');
  };
  const isRegistry = ({ pathname }: URL) => pathname === '/sections.json';

  await page.route(isDocument, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replace(inAdvance, '').replace(inlined, changed);
    await route.fulfill({ response, body });
  });
  await page.route(isRegistry, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: changed(await response.text()) });
  });
  return async () => {
    await page.unroute(isDocument);
    await page.unroute(isRegistry);
  };
}

/** Changes one section, and leaves the others as they are. */
export const changeSection = (page: Page, name: string, change: Change) =>
  changeRegistry(page, (section) => (section.name === name ? change(section) : section));
