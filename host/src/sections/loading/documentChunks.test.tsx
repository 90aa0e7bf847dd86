/** The code of a page runs once; each test is another page. */
const newPage = async () => {
  jest.resetModules();
  return (await import('./documentChunks')).documentChunks;
};

const nameChunks = () => {
  document.head.innerHTML = '<link rel="section-chunks" href="/assets/section-chunks.00.js">';
};
const asked = () => document.querySelector('script');

/** True while it waits, as far as a test can tell without letting time pass. */
async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([waiting, Promise.resolve(pending)])) === pending;
}

beforeEach(() => {
  jest.useFakeTimers();
  document.head.replaceChildren();
});

it('asks and waits for nothing in a document that names none', async () => {
  const documentChunks = await newPage();
  await documentChunks();
  expect(asked()).toBeNull();
});

it('asks for them as soon as it is imported', async () => {
  nameChunks();
  await newPage();
  expect(asked()?.src).toBe('http://localhost/assets/section-chunks.00.js');
});

it.each(['load', 'error'])('waits until the browser says %s', async (event) => {
  nameChunks();
  const documentChunks = await newPage();
  expect(await isWaiting(documentChunks())).toBe(true);
  asked()?.dispatchEvent(new Event(event));
  await documentChunks();
});

it('does not wait for ever for what hangs, nor a second time', async () => {
  nameChunks();
  const documentChunks = await newPage();
  jest.advanceTimersByTime(8000);
  await documentChunks();
  await documentChunks();
  expect(document.querySelectorAll('script')).toHaveLength(1);
});
