import { readAllPages } from './index';

const pageOf = (size: number, total: number) =>
  jest.fn(async (page: number) => {
    const left = Math.max(0, Math.min(size, total - (page - 1) * size));
    return { rows: Array.from({ length: left }, (_, row) => (page - 1) * size + row), total };
  });

it('reads all pages in their order, and says how far it is', async () => {
  const onProgress = jest.fn();
  const fetchPage = pageOf(2, 5);
  expect(await readAllPages(fetchPage, { onProgress })).toEqual([0, 1, 2, 3, 4]);
  expect(fetchPage).toHaveBeenCalledTimes(3);
  expect(onProgress.mock.calls).toEqual([
    [2, 5],
    [4, 5],
    [5, 5],
  ]);
});

it('an empty list is one request', async () => {
  const fetchPage = pageOf(2, 0);
  expect(await readAllPages(fetchPage)).toEqual([]);
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('ends when the list got shorter meanwhile', async () => {
  const fetchPage = jest.fn(async (page: number) => ({ rows: page === 1 ? [1, 2] : [], total: 5 }));
  expect(await readAllPages(fetchPage)).toEqual([1, 2]);
});

it('stops between pages when it is told to', async () => {
  const controller = new AbortController();
  const fetchPage = pageOf(2, 5);
  const reading = readAllPages(fetchPage, {
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(reading).rejects.toThrow('abort');
  expect(fetchPage.mock.calls).toEqual([[1, controller.signal]]);
});

it('fails as its request does', async () => {
  const failure = new Error('No hay conexión');
  await expect(readAllPages(() => Promise.reject(failure))).rejects.toBe(failure);
});
