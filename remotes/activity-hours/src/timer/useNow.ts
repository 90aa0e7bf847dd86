import { useEffect, useEffectEvent, useState } from 'react';

/** More than a busy page is late by: the clock was set, or the machine slept. */
const jumpMs = 5000;

/**
 * The present instant, updated each second and when the page is seen again: a sleeping machine does not
 * count.
 *
 * @param onJump this clock was set or stopped, so what was known of it no longer holds
 */
export function useNow(onJump: () => void): number {
  const [nowMs, setNow] = useState(() => Date.now());
  const jumped = useEffectEvent(onJump);
  useEffect(() => {
    // The second one goes on whatever anybody sets the clock to.
    let before = { clockMs: Date.now(), steadyMs: performance.now() };
    const tick = () => {
      const now = { clockMs: Date.now(), steadyMs: performance.now() };
      const lateMs = now.clockMs - before.clockMs - (now.steadyMs - before.steadyMs);
      before = now;
      setNow(now.clockMs);
      if (Math.abs(lateMs) > jumpMs) jumped();
    };
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  return nowMs;
}
