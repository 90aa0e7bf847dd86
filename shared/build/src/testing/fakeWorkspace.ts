import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const link = (folder: string) => ({ link: true, resolved: folder });
const npm = (version: string, more: object = {}) => ({
  version,
  integrity: `sha512-${version}`,
  ...more,
});

/** A lockfile as npm writes it, of a small product. */
export const lockedPackages = (): Record<string, object> => ({
  '': { workspaces: ['host', 'remotes/*', 'shared/*'] },
  host: {
    dependencies: { '@vatio/platform': '1.0.0' },
    devDependencies: { '@vatio/build': '1.0.0' },
  },
  'remotes/billing': {
    dependencies: { '@vatio/platform': '1.0.0', '@vatio/ui': '1.0.0', 'date-fns': '4.0.0' },
    devDependencies: { '@vatio/build': '1.0.0' },
  },
  'remotes/billing/node_modules/date-fns': npm('4.0.0', { dependencies: { nested: '1.0.0' } }),
  'remotes/company': { dependencies: { '@vatio/platform': '1.0.0', unrelated: '1.0.0' } },
  'shared/build': { dependencies: { webpack: '5.110.3' } },
  'shared/platform': { peerDependencies: { react: '19.3.1' } },
  'shared/ui': { dependencies: { zod: '4.6.7' } },
  'node_modules/@vatio/build': link('shared/build'),
  'node_modules/@vatio/platform': link('shared/platform'),
  'node_modules/@vatio/ui': link('shared/ui'),
  'node_modules/date-fns': npm('3.0.0'),
  'node_modules/nested': npm('1.0.0'),
  'node_modules/react': npm('19.3.1'),
  'node_modules/unrelated': npm('1.0.0'),
  'node_modules/webpack': npm('5.110.3', {
    optionalDependencies: { 'not-installed': '1.0.0' },
    devDependencies: { unrelated: '1.0.0' },
  }),
  'node_modules/zod': npm('4.6.7'),
});

const files: Readonly<Record<string, string>> = {
  'host/src/main.tsx': 'host',
  'host/server/main.ts': 'server',
  'remotes/billing/package.json': '{}',
  'remotes/billing/webpack.config.ts': 'config',
  'remotes/billing/src/Pages.tsx': 'billing',
  'remotes/billing/src/Pages.test.tsx': 'test',
  'remotes/billing/README.md': 'readme',
  'remotes/company/src/Pages.tsx': 'company',
  'shared/build/src/section.ts': 'build',
  'shared/platform/src/index.ts': 'platform',
  'shared/ui/src/import/index.ts': 'bundled',
  'shared/ui/src/forms/index.ts': 'door',
  'shared/ui/src/layout/Page.tsx': 'door',
};

/** The manifests of the host's shares, where `providedFolders` looks for them. */
const manifests: Readonly<Record<string, object>> = {
  '@vatio/platform': { exports: { '.': './src/index.ts' } },
  '@vatio/ui': {
    exports: Object.fromEntries(
      ['charts', 'export', 'format', 'forms', 'layout', 'table'].map((door) => [
        `./${door}`,
        `./src/${door}/index.ts`,
      ]),
    ),
  },
};

export interface FakeWorkspace {
  readonly root: string;
  readonly write: (path: string, content: string) => void;
  readonly lock: (packages: Record<string, object>) => void;
  readonly remove: () => void;
}

/** A small product on disk, in its own folder. */
export function createFakeWorkspace(): FakeWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'vatio-workspace-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  const lock = (packages: Record<string, object>) =>
    write('package-lock.json', JSON.stringify({ packages }));

  for (const [path, content] of Object.entries(files)) write(path, content);
  for (const [name, manifest] of Object.entries(manifests)) {
    write(`node_modules/${name}/package.json`, JSON.stringify(manifest));
  }
  lock(lockedPackages());
  return { root, write, lock, remove: () => rmSync(root, { recursive: true }) };
}
