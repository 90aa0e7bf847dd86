import type { Dropped } from '@vatio/ui/import';

/** The page to choose the files of curves, with their failures. */
export const importPage = '/company/importaciones/nueva';

let kept: { readonly dropped: Dropped; readonly key: number } | undefined;

/**
 * Keeps what was dropped on another page for the import page.
 *
 * @returns the state to navigate with: the import page takes no files without it
 */
export function handOver(dropped: Dropped): unknown {
  kept = { dropped, key: Math.random() };
  return { dropped: kept.key };
}

/** Returns what was dropped on the page that led here with this state; only once. */
export function takeHandedOver(state: unknown): Dropped | undefined {
  if (!kept || Object(state).dropped !== kept.key) return undefined;
  const { dropped } = kept;
  kept = undefined;
  return dropped;
}
