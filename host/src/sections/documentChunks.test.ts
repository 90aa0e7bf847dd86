/** The page remembers that it has waited; each test is another page. */
const newPage = async () => {
  jest.resetModules();
  return (await import('./documentChunks')).documentChunks;
};

function addScript(state = ''): HTMLScriptElement {
  const script = document.createElement('script');
  script.dataset.sectionChunks = state;
  document.head.append(script);
  return script;
}

/** Whether it waits, as far as can be told without time passing. */
async function isWaiting(waiting: Promise<void>): Promise<boolean> {
  const pending = Symbol('pending');
  return (await Promise.race([waiting, Promise.resolve(pending)])) === pending;
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  document.head.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('waits for nothing in a document that came without them', async () => {
  const documentChunks = await newPage();
  await documentChunks();
});

it('waits for nothing when they have run already', async () => {
  addScript('here');
  const documentChunks = await newPage();
  await documentChunks();
});

it.each(['load', 'error'])('waits until the browser says %s', async (event) => {
  const script = addScript();
  const documentChunks = await newPage();
  const waiting = documentChunks();
  expect(await isWaiting(waiting)).toBe(true);
  script.dispatchEvent(new Event(event));
  await waiting;
});

it('does not wait for ever for what hangs, nor a second time', async () => {
  addScript();
  const documentChunks = await newPage();
  const waiting = documentChunks();
  jest.advanceTimersByTime(8000);
  await waiting;
  await documentChunks();
});

it('hardly waits for what failed before this code ran', async () => {
  addScript();
  const ended = { name: '' } as PerformanceEntry;
  jest.spyOn(performance, 'getEntriesByName').mockReturnValue([ended]);
  const documentChunks = await newPage();
  const waiting = documentChunks();
  jest.advanceTimersByTime(100);
  await waiting;
});
