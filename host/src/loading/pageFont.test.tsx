import { fetchPageFont } from './pageFont';

/** A font that the test lets come; jsdom has none. */
function network() {
  let come = () => {};
  const added = new Set<unknown>();
  const fonts = Object.assign(new EventTarget(), { add: (font: unknown) => added.add(font) });
  const loaded = new Promise<void>((resolve) => {
    come = resolve;
  });
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
  const makeFont = jest.fn(() => ({ load: () => loaded }));
  Object.assign(window, { FontFace: makeFont, requestIdleCallback: (task: () => void) => task() });
  const comes = async () => {
    come();
    await loaded;
    await Promise.resolve();
  };
  return { fonts, added, comes };
}

/** A router whose page the test changes. */
function pages() {
  const listeners = new Set<(state: { location: { pathname: string } }) => void>();
  const goTo = (pathname: string) => {
    for (const listener of [...listeners]) listener({ location: { pathname } });
  };
  const subscribe = (listener: Parameters<typeof listeners.add>[0]) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const router = { state: { location: { pathname: '/billing' } }, subscribe };
  return { router: router as never, goTo, listeners };
}

const showTitle = () => document.body.append(document.createElement('h1'));

afterEach(() => {
  document.body.replaceChildren();
  for (const name of ['FontFace', 'requestIdleCallback']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(document, 'fonts');
});

it('applies before the page has content, and tells the charts', async () => {
  const { fonts, added, comes } = network();
  const isDone = jest.fn();
  fonts.addEventListener('loadingdone', isDone);
  fetchPageFont(pages().router);
  expect(added.size).toBe(0);
  await comes();
  expect(added.size).toBe(1);
  expect(isDone).toHaveBeenCalledTimes(1);
});

it('changes nothing that people read: a late one waits for the next page', async () => {
  const { added, comes } = network();
  const { router, goTo, listeners } = pages();
  fetchPageFont(router);
  showTitle();
  await comes();
  goTo('/billing');
  expect(added.size).toBe(0);
  goTo('/company');
  expect(added.size).toBe(1);
  expect(listeners.size).toBe(0);
});

it('a late one applies while nobody looks', async () => {
  const { added, comes } = network();
  const { router, listeners } = pages();
  fetchPageFont(router);
  showTitle();
  await comes();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(added.size).toBe(1);
  expect(listeners.size).toBe(0);
});
