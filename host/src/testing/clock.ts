/** Stops the clock that people see; the clock of the test network goes on. */
export function stopClock(at = new Date('2026-03-02T09:00:00Z')): void {
  jest.useFakeTimers({
    now: at,
    doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
  });
}
