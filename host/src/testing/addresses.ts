import { storedToken } from './tokens';

/** The addresses that the page visits from now on, each with the session's owner then. */
export function recordAddresses(): readonly string[] {
  const addresses: string[] = [];
  for (const method of ['pushState', 'replaceState'] as const) {
    const go = window.history[method].bind(window.history);
    jest.spyOn(window.history, method).mockImplementation((state, unused, url?) => {
      addresses.push(`${url} (${storedToken()?.user.name ?? 'no token'})`);
      go(state, unused, url);
    });
  }
  return addresses;
}
