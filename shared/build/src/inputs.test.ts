import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputsHash, isBuilt, writeInputs } from './inputs';
import { createFakeWorkspace, type FakeWorkspace, lockedPackages } from './testing/fakeWorkspace';

let workspace: FakeWorkspace;
beforeEach(() => {
  workspace = createFakeWorkspace();
});
afterEach(() => workspace.remove());

const billing = () => inputsHash(join(workspace.root, 'remotes/billing'), 'section');

const lockedWith = (path: string, facts: object) => {
  const packages = lockedPackages();
  return { ...packages, [path]: { ...packages[path], ...facts } };
};

describe('the identity of a section’s build', () => {
  it('is the same for the same inputs, wherever the repository lies', async () => {
    const other = createFakeWorkspace();
    const there = await inputsHash(join(other.root, 'remotes/billing'), 'section');
    other.remove();
    expect(there).toBe(await billing());
    expect(there).toMatch(/^[0-9a-f]{64}$/);
  });

  it.each([
    'remotes/billing/src/Pages.tsx',
    'remotes/billing/src/invoices/New.tsx',
    'remotes/billing/package.json',
    'remotes/billing/webpack.config.ts',
    'shared/build/src/section.ts',
    'shared/ui/src/import/index.ts',
    'shared/ui/package.json',
  ])('changes with %s', async (path) => {
    const before = await billing();
    workspace.write(path, 'changed');
    expect(await billing()).not.toBe(before);
  });

  it.each([
    ['a file is removed', 'shared/ui/src/import/index.ts', undefined],
    ['a file is renamed', 'shared/ui/src/import/index.ts', 'shared/ui/src/import/other.ts'],
  ])('changes when %s', async (_, from, to) => {
    const before = await billing();
    rmSync(join(workspace.root, from));
    if (to) workspace.write(to, 'bundled');
    expect(await billing()).not.toBe(before);
  });

  it.each([
    ['a dependency', 'remotes/billing/node_modules/date-fns'],
    ['a dependency of a dependency', 'node_modules/nested'],
    ['what builds it', 'node_modules/webpack'],
    ['what a shared package needs', 'node_modules/zod'],
    ['what the host must bring', 'node_modules/react'],
  ])('changes with the version and with the bytes of %s', async (_, path) => {
    const before = await billing();
    workspace.lock(lockedWith(path, { version: '9.9.9' }));
    expect(await billing()).not.toBe(before);
    workspace.lock(lockedWith(path, { integrity: 'sha512-other' }));
    expect(await billing()).not.toBe(before);
  });

  it.each([
    'remotes/billing/src/Pages.test.tsx',
    'shared/ui/src/import/steps.stories.tsx',
    'remotes/billing/README.md',
    'remotes/billing/dist/entry.js',
    'remotes/billing/node_modules/.cache/x',
    'remotes/company/src/Pages.tsx',
    'host/src/main.tsx',
    'shared/platform/src/index.ts',
    'shared/ui/src/forms/index.ts',
    'shared/ui/src/layout/Page.tsx',
    'shared/ui/src/testing/render.tsx',
  ])('stays with %s', async (path) => {
    const before = await billing();
    workspace.write(path, 'changed');
    expect(await billing()).toBe(before);
  });

  it.each(['node_modules/unrelated', 'node_modules/date-fns'])(
    'stays with the version of %s, which it does not use',
    async (path) => {
      const before = await billing();
      workspace.lock(lockedWith(path, { version: '9.9.9' }));
      expect(await billing()).toBe(before);
    },
  );

  it('stays with the order of the lockfile', async () => {
    const before = await billing();
    workspace.lock(Object.fromEntries(Object.entries(lockedPackages()).reverse()));
    expect(await billing()).toBe(before);
  });
});

describe('the two builds of the host', () => {
  const host = (kind: 'page' | 'server') => inputsHash(join(workspace.root, 'host'), kind);

  it.each([
    ['page', 'host/src/main.tsx', 'host/server/main.ts'],
    ['server', 'host/server/main.ts', 'host/src/main.tsx'],
  ] as const)('the %s changes with %s and not with %s', async (kind, own, foreign) => {
    const before = await host(kind);
    workspace.write(foreign, 'changed');
    expect(await host(kind)).toBe(before);
    workspace.write(own, 'changed');
    expect(await host(kind)).not.toBe(before);
  });

  it('bundle what the host provides, so the page changes with it', async () => {
    const before = await host('page');
    workspace.write('shared/platform/src/index.ts', 'changed');
    expect(await host('page')).not.toBe(before);
  });

  it('have two identities', async () => {
    expect(await host('page')).not.toBe(await host('server'));
  });
});

describe('an output', () => {
  it('counts as built from the inputs that were written beside it, and from no others', async () => {
    const dist = join(workspace.root, 'remotes/billing/dist');
    expect(await isBuilt(dist, 'abc')).toBe(false);
    await writeInputs(dist, 'abc');
    expect(await isBuilt(dist, 'abc')).toBe(true);
    expect(await isBuilt(dist, 'abd')).toBe(false);
  });
});
