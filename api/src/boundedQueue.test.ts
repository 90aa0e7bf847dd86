import { BoundedQueue, QueueFullError } from './boundedQueue';

/** A task that ends on demand. */
function task() {
  let finish = () => {};
  const ended = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const run = jest.fn(() => ended);
  return { run, finish };
}

it('runs two, lets one wait, refuses the fourth, and goes on', async () => {
  const queue = new BoundedQueue({ concurrency: 2, capacity: 1 });
  const [first, second, third, fourth, fifth] = [task(), task(), task(), task(), task()];
  const running = [first, second, third].map(({ run }) => queue.run(run));
  await expect(queue.run(fourth.run)).rejects.toThrow(QueueFullError);
  expect([first, second, third, fourth].map(({ run }) => run.mock.calls.length)).toEqual([
    1, 1, 0, 0,
  ]);

  first.finish();
  await running[0];
  expect(third.run).toHaveBeenCalled();
  const last = queue.run(fifth.run);
  expect(fifth.run).not.toHaveBeenCalled();
  for (const { finish } of [second, third, fifth]) finish();
  await Promise.all([...running, last]);
});

it('frees the place of a task that fails', async () => {
  const queue = new BoundedQueue({ concurrency: 1, capacity: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run(async () => 'yes')).resolves.toBe('yes');
});
