import { join } from 'node:path';
import { alwaysShared, doors, providedFolders, sharedVersions } from './sharing';
import { createFakeWorkspace, type FakeWorkspace } from './testing/fakeWorkspace';
import { dependencyClosure, installedManifest, workspaceRoot } from './workspace';

let workspace: FakeWorkspace;
beforeAll(() => {
  workspace = createFakeWorkspace();
});
afterAll(() => workspace.remove());

describe('the root of the workspace', () => {
  it('is the folder of the lockfile, found upwards', () => {
    expect(workspaceRoot(join(workspace.root, 'remotes/billing/src'))).toBe(workspace.root);
    expect(workspaceRoot(workspace.root)).toBe(workspace.root);
  });

  it('that is not there is said so', () => {
    expect(() => workspaceRoot('/')).toThrow('No package-lock.json above /');
  });
});

describe('what a package needs', () => {
  const closure = (path: string) => dependencyClosure(workspace.root, path);

  it('is its own folder, those of the workspace, and every npm package with its version', () => {
    expect(closure('remotes/billing')).toEqual({
      localDirs: ['remotes/billing', 'shared/build', 'shared/platform', 'shared/ui'],
      npmPackages: [
        'node_modules/nested@1.0.0 sha512-1.0.0',
        'node_modules/react@19.3.1 sha512-19.3.1',
        'node_modules/webpack@5.110.3 sha512-5.110.3',
        'node_modules/zod@4.6.7 sha512-4.6.7',
        'remotes/billing/node_modules/date-fns@4.0.0 sha512-4.0.0',
      ],
    });
  });

  it('is only itself when nobody knows it', () => {
    expect(closure('remotes/new')).toEqual({ localDirs: ['remotes/new'], npmPackages: [] });
  });
});

describe('the sharing policy of this product', () => {
  const root = workspaceRoot(__dirname);

  it('gives React, its parts, the router and the platform to every section', () => {
    expect(Object.keys(alwaysShared)).toEqual([
      'react',
      'react/jsx-runtime',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      '@vatio/platform',
    ]);
  });

  it('has for each share the version that is installed', () => {
    const versions = sharedVersions(root);
    expect(Object.keys(versions).sort()).toEqual([...Object.keys(alwaysShared), ...doors].sort());
    expect(versions['react/jsx-runtime']).toBe(installedManifest(root, 'react').version);
    expect(versions['@vatio/ui/layout']).toBe(installedManifest(root, '@vatio/ui').version);
  });

  it('provides the folders of its own shares, which each are a door of their package', () => {
    const own = [...Object.keys(alwaysShared), ...doors].filter((share) =>
      share.startsWith('@vatio/'),
    );
    const folders = providedFolders(root);
    expect(folders).toHaveLength(own.length);
    expect(folders).toContain(join(root, 'shared/platform/src'));
    expect(folders).toContain(join(root, 'shared/ui/src/layout'));
  });

  it('shares nothing that belongs behind the platform', () => {
    const all = [...Object.keys(alwaysShared), ...doors];
    for (const name of ['axios', 'react-toastify', 'date-fns', 'lucide-react']) {
      expect(all).not.toContain(name);
    }
  });
});
