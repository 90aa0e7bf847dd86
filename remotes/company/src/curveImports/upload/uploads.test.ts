import { createUploads, isUploads, type SendOptions } from './uploads';

interface Sending extends SendOptions {
  readonly name: string;
  readonly end: (id: string) => void;
  readonly fail: (error: unknown) => void;
}

/** Uploads whose sending the test decides about. */
function openUploads() {
  const sending: Sending[] = [];
  const failed: string[] = [];
  const uploads = createUploads({
    send: (file, options) =>
      new Promise((end, fail) => sending.push({ name: file.name, end, fail, ...options })),
    refusalOf: ({ size }) => (size === 0 ? 'Está vacío' : undefined),
    messageOf: (error) => `Ha fallado: ${String(error)}`,
    onFailed: ({ file, message }) => failed.push(`${file.name} ${message}`),
  });
  const states = () => uploads.get().map(({ file, state }) => `${file.name} ${state}`);
  return { uploads, sending, failed, states };
}

const file = (name: string, text = 'x') => new File([text], name);
const settled = () => Promise.resolve();
const keyOf = (uploads: ReturnType<typeof openUploads>['uploads'], at: number) =>
  uploads.get()[at]?.key ?? '';

it('sends two at a time, in their order', async () => {
  const { uploads, sending, states } = openUploads();
  uploads.add([file('a'), file('b'), file('c')], 'p1');
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting']);
  expect(sending[0]?.supplyPointId).toBe('p1');

  sending[0]?.onProgress(0.5);
  expect(uploads.get()[0]?.progress).toBe(0.5);
  sending[0]?.end('i1');
  await settled();
  expect(states()).toEqual(['a sent', 'b sending', 'c sending']);
  expect(uploads.get()[0]).toMatchObject({ importId: 'i1', progress: 1 });
});

it('what cannot be taken is not even sent', () => {
  const { uploads, sending } = openUploads();
  uploads.add([file('empty', '')]);
  expect(sending).toEqual([]);
  expect(uploads.get()[0]).toMatchObject({
    state: 'failed',
    message: 'Está vacío',
    canRetry: false,
  });
});

it('a failed file says so, does not stop the others, and can be sent again', async () => {
  const { uploads, sending, failed, states } = openUploads();
  uploads.add([file('a'), file('b'), file('c')]);
  sending[0]?.fail('no hay red');
  await settled();
  expect(failed).toEqual(['a Ha fallado: no hay red']);
  expect(states()).toEqual(['a failed', 'b sending', 'c sending']);
  expect(uploads.get()[0]?.message).toBe('Ha fallado: no hay red');

  uploads.retry(keyOf(uploads, 0));
  expect(states()[0]).toBe('a waiting');
  sending[1]?.end('i2');
  await settled();
  expect(states()).toEqual(['a sending', 'b sent', 'c sending']);
});

it('one that is cancelled stops, and leaves its place to the next', async () => {
  const { uploads, sending, failed, states } = openUploads();
  uploads.add([file('a'), file('b'), file('c')]);
  uploads.remove(keyOf(uploads, 0));
  expect(sending[0]?.signal.aborted).toBe(true);
  sending[0]?.fail('aborted');
  await settled();
  expect(states()).toEqual(['b sending', 'c sending']);
  expect(failed).toEqual([]);
});

it('are stopped and forgotten when another person comes', () => {
  const { uploads, sending } = openUploads();
  uploads.claim('ana');
  uploads.add([file('a')]);
  uploads.claim('ana');
  expect(uploads.get()).toHaveLength(1);
  uploads.claim('luis');
  expect(uploads.owner()).toBe('luis');
  expect(uploads.get()).toEqual([]);
  expect(sending[0]?.signal.aborted).toBe(true);
});

it('of another version are used only when they have the same form', () => {
  const { uploads } = openUploads();
  uploads.add([file('a')]);
  expect(isUploads(uploads)).toBe(true);
  const { claim: _claim, ...older } = uploads;
  const other = { ...uploads, get: () => [{ key: 1, name: 'a' }] };
  for (const made of [undefined, null, 7, [], older, other, { ...uploads, get: () => 'a' }]) {
    expect(isUploads(made)).toBe(false);
  }
});

it('tells its listeners, and everything can be forgotten', () => {
  const { uploads, sending } = openUploads();
  const heard = jest.fn();
  const stop = uploads.subscribe(heard);
  uploads.add([file('a'), file('b')]);
  expect(heard).toHaveBeenCalled();
  uploads.clear();
  expect(uploads.get()).toEqual([]);
  expect(sending.every(({ signal }) => signal.aborted)).toBe(true);
  stop();
  heard.mockClear();
  uploads.add([file('c')]);
  expect(heard).not.toHaveBeenCalled();
});
