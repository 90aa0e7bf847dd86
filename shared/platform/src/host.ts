import type { AxiosInstance } from 'axios';
import type { PlatformHost } from './contract';

export { decideAccess } from './access';
export type * from './contract';

let provided: PlatformHost | undefined;

/** axios with the product's rules; a live binding, set once the host has started. */
export let http: AxiosInstance;

/** The host's one call, before the first render. Tests pass a fake host. */
export function providePlatform(host: PlatformHost): void {
  provided = host;
  http = host.http;
}

/** @throws Error when a section's code runs outside the host and outside a test */
export function platformHost(): PlatformHost {
  if (!provided) throw new Error('No host: import "@vatio/platform/testing" in tests.');
  return provided;
}
