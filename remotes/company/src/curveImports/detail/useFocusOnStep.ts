import { type RefObject, useEffect, useRef } from 'react';

/**
 * The button that was pressed goes with the step that it ends: keyboard and screen reader go on at
 * the next one. A focus on something else stays there.
 *
 * @param step what is on screen now
 * @returns the ref of what holds it, which has tabIndex -1
 */
export function useFocusOnStep(step: string): RefObject<HTMLElement | null> {
  const holder = useRef<HTMLElement>(null);
  const lastStep = useRef(step);
  useEffect(() => {
    const isNew = lastStep.current !== step;
    lastStep.current = step;
    const focused = document.activeElement;
    if (isNew && (!focused || focused === document.body)) {
      holder.current?.focus({ preventScroll: true });
    }
  }, [step]);
  return holder;
}
