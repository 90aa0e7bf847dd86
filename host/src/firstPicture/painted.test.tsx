import { pictureIsPainted } from './painted';

function showPicture(): void {
  const picture = document.createElement('div');
  picture.id = 'first-picture';
  document.body.append(picture);
}

const frames: FrameRequestCallback[] = [];
let painted: object[] = [];

beforeEach(() => {
  frames.length = 0;
  painted = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => {
    return frames.push(callback);
  });
  // jsdom has no entries at all.
  performance.getEntriesByName = () => painted as PerformanceEntryList;
});
afterEach(() => {
  document.getElementById('first-picture')?.remove();
  jest.restoreAllMocks();
  Reflect.deleteProperty(performance, 'getEntriesByName');
});

it('ends with the first frame', async () => {
  showPicture();
  let isOver = false;
  const wait = pictureIsPainted().then(() => {
    isOver = true;
  });
  await Promise.resolve();
  expect(isOver).toBe(false);
  frames[0]?.(0);
  await wait;
});

it('ends where no frame comes', async () => {
  showPicture();
  await expect(pictureIsPainted()).resolves.toBeUndefined();
});

it('is none when it has been painted, or there is none to paint', async () => {
  await pictureIsPainted();
  painted = [{}];
  showPicture();
  await pictureIsPainted();
  expect(frames).toEqual([]);
});
