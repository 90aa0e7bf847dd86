import { runInNewContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { Asset } from './asset';
import { JoinedChunks } from './joinedChunks';

/** A chunk in webpack's form; the comment at its end must not swallow the next chunk. */
const chunk = (id: string) =>
  `"use strict";(globalThis.chunks||=[]).push([["${id}"],${JSON.stringify('x'.repeat(1000))}]) // end`;
const files = ['federation.1.js', 'door-forms.2.js', 'door-table.3.js'];

const create = () =>
  new JoinedChunks({
    assets: new Map(files.map((file) => [file, new Asset(file, Buffer.from(chunk(file)))])),
    host: {
      version: '1.0.0-0a1b2c3d',
      offers: {},
      federation: ['federation.1.js'],
      login: [],
      doors: {
        forms: ['door-forms.2.js'],
        export: ['door-table.3.js'],
        table: ['door-table.3.js'],
      },
    },
  });

const section = (...doors: string[]) => ({
  requires: Object.fromEntries(['react', ...doors].map((door) => [door, '^1.0.0'])),
});

/** The chunks that a script registers when it runs. */
function handedOver(script: string): string[] {
  const page: { chunks?: [[string]][] } = {};
  runInNewContext(script, page);
  return page.chunks?.map(([[id]]) => id) ?? [];
}

describe('the chunks that a section needs', () => {
  it('come in one file, each once', async () => {
    const chunks = create();
    const needs = section('table', 'forms', 'export');
    const name = await chunks.fileFor(needs);
    expect(name).toMatch(/^section-chunks\.[0-9a-f]{16}\.js$/);
    const asset = await chunks.find(name, []);
    expect(handedOver(String(asset?.plain))).toEqual(files);
  });

  it('are the same file for the same doors, and another for others', async () => {
    const chunks = create();
    const name = await chunks.fileFor(section('forms', 'table'));
    expect(await chunks.fileFor(section('table', 'forms'))).toBe(name);
    expect(await chunks.fileFor(section('table', 'forms', 'export'))).toBe(name);
    const fewer = await chunks.fileFor(section());
    expect(fewer).not.toBe(name);
    expect(handedOver(String((await chunks.find(fewer, []))?.plain))).toEqual(['federation.1.js']);
  });

  it('are without the doors that only its lazy parts use', async () => {
    const chunks = create();
    const needs = { ...section('forms', 'table'), onDemand: ['forms'] };
    expect(await chunks.fileFor(needs)).toBe(await chunks.fileFor(section('table')));
  });

  it('go out compressed', async () => {
    const chunks = create();
    const asset = await chunks.find(await chunks.fileFor(section('forms')), []);
    const { bytes, encoding } = asset?.formFor('gzip') ?? {};
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes ?? '')).toEqual(asset?.plain);
  });

  it('are found by a name that another server has given out', async () => {
    const needs = section('forms');
    const name = await create().fileFor(needs);
    const other = create();
    expect(await other.find(name, [])).toBeUndefined();
    expect((await other.find(name, [needs]))?.plain.length).toBeGreaterThan(0);
    expect(await other.find('section-chunks.0000000000000000.js', [needs])).toBeUndefined();
    expect(await other.find('toString', [needs])).toBeUndefined();
  });
});
