import { setTimeout as delay } from 'node:timers/promises';
import { startProcessStack } from '../deploy/processStack';
import { activeVersions, residentMegabytes, type Stack } from '../deploy/stack';
import { builtSection, descriptorOf, variantOf } from '../deploy/variant';
import { sessionOf } from '../e2e/support/accounts';
import { answerAvatars } from '../e2e/support/avatars';
import { launchChromium } from '../e2e/support/chromium';
import { people } from '../e2e/support/people';
import { sections } from '../e2e/support/screens/screen';
import { Wanderer } from './wanderer';

const betweenDeploymentsMs = 1000;
const pollMs = 50;
const giveUpMs = 30_000;

/** One person's experience while everything was deployed under them. */
export interface Redeployment {
  readonly navigations: number;
  /** Milliseconds that each deployment took until pages got it. */
  readonly activationsMs: readonly number[];
  /** The number of versions that the person's page has run. */
  readonly versionsSeen: number;
  /** A sentence for each navigation that did not end with its page, and each error in the browser. */
  readonly failures: readonly string[];
  /** The host's memory at the end, with five versions of each section. */
  readonly hostMegabytes: number;
}

/**
 * One person goes from section to section without a pause, in a real browser with a real session,
 * while each of the five sections is deployed some times, one a second.
 *
 * @param program the browser
 * @param rounds deployments of each section
 * @param stop ends it early
 */
export async function redeployUnderUse(
  program: string,
  rounds: number,
  stop: AbortSignal,
): Promise<Redeployment> {
  const names = sections.map(({ name }) => name);
  const stack = await startProcessStack({ sections: names });
  const browser = await launchChromium(program);
  try {
    const context = await browser.newContext({ baseURL: stack.url, locale: 'es-ES' });
    await answerAvatars(context);
    const token = JSON.stringify(await sessionOf(context.request, people.admin));
    await context.addInitScript(`localStorage.setItem('token', ${JSON.stringify(token)})`);
    const person = new Wanderer(await context.newPage());
    const everythingDeployed = new AbortController();
    const walk = person.walk(AbortSignal.any([stop, everythingDeployed.signal]));
    const activationsMs = await deployAll(stack, names, rounds, stop).finally(() =>
      everythingDeployed.abort(),
    );
    await walk;
    return {
      activationsMs,
      navigations: person.navigations,
      versionsSeen: person.versionsSeen,
      failures: person.failures,
      hostMegabytes: await residentMegabytes(stack),
    };
  } finally {
    await browser.close();
    await stack.stop();
  }
}

/** The teams do not wait for each other: each deploys while the others are being taken up. */
async function deployAll(
  stack: Stack,
  names: readonly string[],
  rounds: number,
  stop: AbortSignal,
): Promise<readonly number[]> {
  const activations: Promise<number>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const [place, name] of names.entries()) {
      if (stop.aborted) return Promise.all(activations);
      // A team waits for its own version before: one that is overtaken never becomes active.
      await activations[(round - 2) * names.length + place];
      const activation = deployOne(stack, name, String(round).padStart(8, '0'));
      activation.catch(() => undefined);
      activations.push(activation);
      await delay(betweenDeploymentsMs);
    }
  }
  return Promise.all(activations);
}

async function deployOne(stack: Stack, name: string, buildId: string): Promise<number> {
  const build = variantOf(await builtSection(name), { buildId });
  const { version } = descriptorOf(build);
  await stack.deploy(name, build);
  const begin = performance.now();
  while ((await activeVersions(stack))[name] !== version) {
    if (performance.now() - begin > giveUpMs) throw new Error(`${name} ${version} is not taken`);
    await delay(pollMs);
  }
  return performance.now() - begin;
}
