import { fetchPageStyles } from './pageStyles';

/** The document's link; jsdom does not fetch, so the test says when the sheet is there. */
function named(): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'page-styles', href: '/assets/main.css' });
  document.head.append(link);
  return link;
}

const arrives = (link: HTMLLinkElement) =>
  Object.defineProperty(link, 'sheet', { value: new CSSStyleSheet(), configurable: true });

afterEach(() => {
  for (const link of document.head.querySelectorAll('link')) link.remove();
});

it('fetches what the document names, makes a style sheet of it later, and waits for it', async () => {
  const link = named();
  const apply = fetchPageStyles();
  expect([link.rel, link.getAttribute('as')]).toEqual(['preload', 'style']);
  const isThere = jest.fn();
  const waiting = apply().then(isThere);
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

it('waits for nothing when the document names none', async () => {
  await expect(fetchPageStyles()()).resolves.toBeUndefined();
});

it('goes on when it does not come', async () => {
  const link = named();
  const waiting = fetchPageStyles()();
  link.dispatchEvent(new Event('error'));
  await expect(waiting).resolves.toBeUndefined();
});
