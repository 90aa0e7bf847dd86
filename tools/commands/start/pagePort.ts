import { portProblem } from '../../product/freePort';
import { Refusal } from '../../setup/refusal.mjs';

const usualPort = 3000;
const lastTried = usualPort + 50;

/** The page's port, and a sentence about it when it is not the one that people expect. */
export interface PagePort {
  readonly port: number;
  readonly notice?: string;
}

/** PORT, or the first free port from 3000 on. @throws Refusal when PORT cannot be used */
export async function pagePort(env: NodeJS.ProcessEnv): Promise<PagePort> {
  const hosts = hostsToCheck(env.HOST || '127.0.0.1');
  if (env.PORT) return { port: await wishedPort(env.PORT, hosts) };

  for (let port = usualPort; port <= lastTried; port += 1) {
    if (await problemOn(port, hosts)) continue;
    if (port === usualPort) return { port };
    return { port, notice: `Port ${usualPort} is taken, so the page is on port ${port}.` };
  }
  throw new Refusal(
    `Every port from ${usualPort} to ${lastTried} is taken: set PORT to a free one.`,
  );
}

async function wishedPort(wished: string, hosts: readonly string[]): Promise<number> {
  const port = Number(wished);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Refusal(`PORT is «${wished}», which is no port: set it to a number up to 65535.`);
  }
  const problem = port === 0 ? undefined : await problemOn(port, hosts);
  if (problem === 'EADDRINUSE') {
    throw new Refusal(`Port ${port} is taken: stop what uses it or set PORT to another one.`);
  }
  if (problem)
    throw new Refusal(`Port ${port} cannot be used (${problem}): set PORT to another one.`);
  return port;
}

/**
 * Browsers try ::1 first for `localhost`, and would find another program there. A machine without IPv6 has
 * no such address, which is as good as free.
 */
const hostsToCheck = (host: string): string[] => (host === '127.0.0.1' ? [host, '::1'] : [host]);

async function problemOn(port: number, hosts: readonly string[]): Promise<string | undefined> {
  for (const host of hosts) {
    const problem = await portProblem(port, host);
    if (problem && (host !== '::1' || problem === 'EADDRINUSE')) return problem;
  }
  return undefined;
}
