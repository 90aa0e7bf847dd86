/** jsdom requests no scripts: tests answer instead of the network. */
export const waitingScripts = (): HTMLScriptElement[] => [
  ...document.head.querySelectorAll<HTMLScriptElement>('script[src]'),
];

const globals: Record<string, unknown> = Object.assign(globalThis);

/** The script arrives and runs; a section's sets its container. */
export function arrives(
  script: HTMLScriptElement | undefined,
  container?: string,
  value: unknown = {},
) {
  if (container) globals[container] = value;
  script?.dispatchEvent(new Event('load'));
}

/** The browser's event for 404, no network, a wrong hash, or a file that is no script. */
export const fails = (script: HTMLScriptElement | undefined) =>
  script?.dispatchEvent(new Event('error'));
