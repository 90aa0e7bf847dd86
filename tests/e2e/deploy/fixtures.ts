import { startContainerStack } from '../../deploy/containerStack';
import { startProcessStack } from '../../deploy/processStack';
import type { Stack, StackOptions } from '../../deploy/stack';
import { test as base, expect } from '../fixtures';
import { deployNew, type Edition } from './editions';

export { expect };

/** The tag of tests that CI runs on containers, too: one for each thing that a container does otherwise. */
export const onContainers = '@containers';

/** `STACK=containers` runs these tests on containers. */
const isContainerStack = process.env.STACK === 'containers';
const startStack = isContainerStack ? startContainerStack : startProcessStack;

interface WorkerFixtures {
  readonly stackOptions: StackOptions;
  /** A product of the worker's own. Each test deploys what it needs, and leaves every part running. */
  readonly stack: Stack;
}

interface TestFixtures {
  readonly timeoutMs: number;
  /** Deploys a version of «Facturación», and opens the page of a person who works in it. */
  readonly openNew: () => Promise<Edition>;
}

/** Tests that deploy, stop and start the parts of a product, which no other test sees. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  timeoutMs: [
    async ({ stack: _ }, use, testInfo) => {
      // A container is not replaced as quickly as a file.
      if (isContainerStack) testInfo.setTimeout(4 * testInfo.timeout);
      await use(testInfo.timeout);
    },
    { auto: true },
  ],
  openNew: async ({ page, stack, openAs }, use) => {
    await use(async () => {
      const edition = await deployNew(stack, 'billing');
      await openAs('admin', '/billing');
      await expect(page.getByText(edition.text)).toBeVisible();
      return edition;
    });
  },
  stackOptions: [{}, { scope: 'worker', option: true }],
  stack: [
    async ({ stackOptions }, use) => {
      const stack = await startStack(stackOptions);
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.url),
});
