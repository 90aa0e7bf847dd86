import type { Dropped } from '@vatio/ui/import';

/** Where the files of curves are chosen, and their failures shown. */
export const importPage = '/company/importaciones/nueva';

let kept: { readonly dropped: Dropped; readonly key: number } | undefined;

/**
 * Keeps what was dropped on another page for the import page.
 *
 * @returns the state to navigate with: without it the import page takes nothing
 */
export function handOver(dropped: Dropped): unknown {
  kept = { dropped, key: Math.random() };
  return { dropped: kept.key };
}

/** What was dropped on the page that led here with this state; only once. */
export function takeHandedOver(state: unknown): Dropped | undefined {
  if (!kept || Object(state).dropped !== kept.key) return undefined;
  const { dropped } = kept;
  kept = undefined;
  return dropped;
}
