import { generateKeyPairSync, verify } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sha384 } from './plugins/sha384';
import { type BuildResult, createSection, descriptorOf } from './testing/buildFixture';

jest.setTimeout(60_000);

const good = {
  'src/Pages.tsx': `import { useSession } from '@vatio/platform';
import { useEffect, useState } from 'react';
import { Route, Routes } from 'react-router-dom';
export default function Section() {
  const [Detail, setDetail] = useState<() => unknown>();
  const session = useSession();
  useEffect(() => void import('./Detail').then((m) => setDetail(() => m.Detail)), []);
  return <Routes><Route index element={<p>{session.state}{String(Detail)}</p>} /></Routes>;
}
`,
  'src/Detail.tsx': `export const Detail = () => <h1>Solo en el detalle</h1>;\n`,
};

const bad = {
  'src/Pages.tsx': `import { useIsRestoring } from '@tanstack/react-query';
import { Page } from '@vatio/ui/layout';
import * as router from 'react-router-dom';
import { useBlocker } from 'react-router-dom';
import { globalRegistry, string } from 'zod';
export default function Section() {
  useBlocker(useIsRestoring());
  globalRegistry.add(string(), { id: 'mine' });
  return <Page title="x">{Object.keys(router).join()}</Page>;
}
`,
};

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const keyDir = mkdtempSync(join(tmpdir(), 'vatio-key-'));
const keyFile = join(keyDir, 'section.key');
writeFileSync(keyFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
afterAll(() => rmSync(keyDir, { recursive: true }));

const textOf = ({ output }: BuildResult, file: string) => output.get(file) ?? '';

describe('the build of a section', () => {
  let first: BuildResult;
  let second: BuildResult;
  beforeAll(async () => {
    const section = await createSection(good);
    first = await section.build();
    second = await section.build({ SECTION_SIGNING_KEY: keyFile });
  });

  it('writes a section.json with its identity, in which the container has the same name', () => {
    expect(first.errors).toBe('');
    const { name, version, container, requires } = descriptorOf(first);
    expect(name).toBe('fixture');
    expect(version).toMatch(/^0\.3\.0-[0-9a-f]{8}$/);
    expect(version.slice(6)).toBe(first.output.get('.inputs')?.slice(0, 8));
    expect(container).toBe(`fixture_${version.replace(/\W/g, '_')}`);
    expect(requires).toMatchObject({ react: '^19.3.1', '@vatio/platform': expect.any(String) });
    expect(requires).not.toHaveProperty('@vatio/ui/layout');
  });

  it('is one entry file and one file per lazy part, all of them listed with their hash', () => {
    const { entry, files } = descriptorOf(first);
    const scripts = [...first.output.keys()].filter((file) => file.endsWith('.js'));
    expect(Object.keys(files).sort()).toEqual(scripts.sort());
    expect(scripts).toHaveLength(2);
    expect(entry).toMatch(/^entry\.[0-9a-f]{8}\.js$/);
    for (const [file, hash] of Object.entries(files))
      expect(sha384(textOf(first, file))).toBe(hash);
  });

  it('sets its container, and holds the section but not what is loaded on demand', () => {
    const { entry, container } = descriptorOf(first);
    expect(textOf(first, entry)).toContain(container);
    expect(textOf(first, entry)).not.toContain('Solo en el detalle');
  });

  it('holds no React, no router, no platform and no Module Federation runtime: the host gives them; nor what loads styles', () => {
    const text = textOf(first, descriptorOf(first).entry);
    for (const mark of [
      'react.transitional.element',
      'PlatformHost',
      'No host:',
      'RUNTIME-006',
      'stylesheet',
    ]) {
      expect(text).not.toContain(mark);
    }
    expect(text).toContain('__MF_2_9_2');
    expect(text.length).toBeLessThan(12_000);
  });

  it('asks for its lazy parts with their hash, and at a new address at the second try', () => {
    const { entry, files } = descriptorOf(first);
    const lazy = Object.keys(files).find((file) => file !== entry) ?? '';
    const hash = files[lazy]?.replaceAll('+', '\\+');
    expect(textOf(first, entry)).toMatch(new RegExp(`\\.integrity=[^;]*${hash}`));
    expect(textOf(first, entry)).toMatch(/\.crossOrigin="anonymous"/);
    expect(textOf(first, entry)).toContain('?r=');
    expect(textOf(first, entry)).not.toContain('*-SRI-');
  });

  it('is the same to the last byte when it is built again', () => {
    const unsigned = [...second.output].filter(([file]) => file !== 'section.json.sig');
    expect(unsigned).toEqual([...first.output]);
  });

  it('signs its section.json if there is a key', () => {
    const signature = Buffer.from(textOf(second, 'section.json.sig'), 'base64');
    const json = Buffer.from(textOf(second, 'section.json'));
    expect(verify(null, json, publicKey, signature)).toBe(true);
  });
});

describe('a section that breaks the sharing policy', () => {
  let result: BuildResult;
  beforeAll(async () => {
    result = await (await createSection(bad)).build();
  });

  it('is told which name the host does not provide, and where', () => {
    expect(result.errors).toMatch(
      /"useBlocker" of react-router-dom is not provided by the host \(in .*Pages\.tsx\)/,
    );
  });

  it('is told which name of a door the host does not provide', () => {
    expect(result.errors).toContain(
      '"useIsRestoring" of @tanstack/react-query is not provided by the host',
    );
  });

  it('is told which name of zod the host does not lend', () => {
    expect(result.errors).toMatch(
      /"globalRegistry" of zod is not provided by the host \(in .*Pages\.tsx\)/,
    );
    expect(result.errors).not.toContain('"string" of zod');
  });

  it('is told which share it uses as a whole', () => {
    expect(result.errors).toContain('react-router-dom is used as a whole; name what you need');
  });

  it('is told which door is missing in its declaration', () => {
    expect(result.errors).toContain(
      '@vatio/ui/layout is used but not in `requires` of src/section.ts',
    );
  });

  it('does not count as built', () => {
    expect(result.output.has('.inputs')).toBe(false);
  });
});

describe('a section that declares a door', () => {
  it('may use it, requires it of the host, and gets what only a lazy part uses with that', async () => {
    const section = `import { useQuery } from '@tanstack/react-query';
import { Page } from '@vatio/ui/layout';
import { useEffect } from 'react';
export default function Section() {
  useEffect(() => void import('./Lazy'));
  return <Page title="x">y</Page>;
}
export const never = () => useQuery;
`;
    const lazy = `import { useQuery } from '@tanstack/react-query';
import { LoadCurve } from '@vatio/ui/charts';
import { Page } from '@vatio/ui/layout';
export const parts = [useQuery, LoadCurve, Page];
`;
    const declared = ['@tanstack/react-query', '@vatio/ui/charts', '@vatio/ui/layout'];
    const files = { 'src/Pages.tsx': section, 'src/Lazy.tsx': lazy };
    const result = await (await createSection(files, declared)).build();
    expect(result.errors).toBe('');
    expect(Object.keys(descriptorOf(result).requires)).toEqual(expect.arrayContaining(declared));
    expect(textOf(result, descriptorOf(result).entry)).not.toContain('page-header');
    // The section always loads the parts around it.
    expect(descriptorOf(result).onDemand).toEqual(['@vatio/ui/charts']);
  });

  it('finds zod in the door of forms', async () => {
    const files = {
      'src/Pages.tsx': `import { useEffect } from 'react';
export default function Section() {
  useEffect(() => void import('./Form'));
  return null;
}
`,
      'src/Form.tsx': `import * as z from 'zod';
export const schema = z.object({ day: z.iso.date() });
`,
    };
    const result = await (await createSection(files, ['@vatio/ui/forms'])).build();
    expect(result.errors).toBe('');
    expect(descriptorOf(result).onDemand).toEqual(['@vatio/ui/forms']);
    expect([...result.output.values()].join()).not.toContain('ZodObject');
  });

  it('that does not exist is told so', async () => {
    const source = 'export default () => null;\n';
    const result = await (
      await createSection({ 'src/Pages.tsx': source }, ['@vatio/ui/maps'])
    ).build();
    expect(result.errors).toContain('No such door: @vatio/ui/maps');
  });
});
