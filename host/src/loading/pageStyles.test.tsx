import { pageStyles } from './pageStyles';

/** The document's link; jsdom fetches nothing, so the test says when the sheet is there. */
function preloaded(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', href: '/assets/main.css' });
  // jsdom does not reflect it.
  link.setAttribute('as', 'style');
  document.head.append(link);
  return link;
}

const arrives = (link: HTMLLinkElement) =>
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet(), configurable: true });

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

it('makes a style sheet of what was preloaded, and waits for it', async () => {
  const link = preloaded();
  const isThere = jest.fn();
  const waiting = pageStyles().then(isThere);
  expect(link.rel).toBe('stylesheet');
  // The preload's own.
  link.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(isThere).not.toHaveBeenCalled();
  arrives(link);
  link.dispatchEvent(new Event('load'));
  await waiting;
  expect(isThere).toHaveBeenCalled();
});

it('waits for nothing when it is there, or when there is none', async () => {
  await expect(pageStyles()).resolves.toBeUndefined();
  arrives(preloaded());
  await expect(pageStyles()).resolves.toBeUndefined();
});

it('goes on when it does not come', async () => {
  const link = preloaded();
  const waiting = pageStyles();
  link.dispatchEvent(new Event('error'));
  await expect(waiting).resolves.toBeUndefined();
});
