import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from '../../../host/server/testing/folders';
import { parseArguments } from './arguments';
import { placeOf } from './place';

describe('what is asked', () => {
  it.each([
    ['list', { action: 'list' }],
    [
      'pin billing 1.0.0-aaaaaaaa',
      { action: 'pin', section: 'billing', version: '1.0.0-aaaaaaaa' },
    ],
    ['unpin billing', { action: 'unpin', section: 'billing' }],
    ['rollback billing', { action: 'rollback', section: 'billing' }],
  ])('%s', (words, request) => {
    expect(parseArguments(words.split(' ')).request).toEqual(request);
  });

  it.each(['', 'lsit', 'list billing', 'pin billing', 'unpin', 'rollback billing 1.0.0-aaaaaaaa'])(
    '«%s» is answered with the usage',
    (words) => {
      expect(() => parseArguments(words.split(' '))).toThrow(
        /^Usage: npm run sections -- list \| pin <section> <version> \| unpin/,
      );
    },
  );

  it('a mistaken option is named', () => {
    expect(() => parseArguments(['list', '--ulr', 'x'])).toThrow(
      /^Unknown option '--ulr'\. Usage: npm run sections/,
    );
    expect(() => parseArguments(['list', '--url'])).toThrow(/--url.* argument missing\. Usage/);
    expect(() => parseArguments(['list', '--url', 'localhost:3000'])).toThrow(
      /^«localhost:3000» is no http\(s\) address\. Usage/,
    );
  });
});

describe('where the sections are kept', () => {
  let root: string;
  beforeEach(async () => {
    root = await tempFolder();
  });

  const started = (pid: number) =>
    writeFileSync(
      join(root, 'start.json'),
      JSON.stringify({ pid, url: 'http://localhost:3007', servers: [] }),
    );

  it('is where npm start has them', () => {
    expect(placeOf({}, {}, '/vatio')).toEqual({
      config: '/vatio/sections.config.json',
      store: '/vatio/.data/sections',
      url: 'http://localhost:3000',
      urlSource: expect.stringMatching(
        /^No npm start runs on DATA_DIR \/vatio\/\.data, so that is PORT 3000: /,
      ),
    });
  });

  it('is what the environment says, and the address of the npm start that runs', () => {
    started(process.pid);
    const env = { DATA_DIR: root, SECTIONS_CONFIG: 'mine.json' };
    expect(placeOf({}, env, '/vatio')).toEqual({
      config: '/vatio/mine.json',
      store: join(root, 'sections'),
      url: 'http://localhost:3007',
      urlSource: `That address is from the npm start on ${root}.`,
    });
    expect(placeOf({}, { ...env, SECTION_STORE: '/store' }, '/vatio').store).toBe('/store');
  });

  it('is not where an npm start was that has ended, but at PORT', () => {
    started(2 ** 30);
    const env = { DATA_DIR: root };
    expect(placeOf({}, env, '/vatio').url).toBe('http://localhost:3000');
    expect(placeOf({}, { ...env, PORT: '3100' }, '/vatio')).toMatchObject({
      url: 'http://localhost:3100',
      urlSource: `No npm start runs on DATA_DIR ${root}, so that is PORT 3100: if yours has another DATA_DIR or PORT, set the same here, or name its address with --url.`,
    });
  });

  it('is what the person names', () => {
    started(process.pid);
    const named = { config: 'deploy/sections.config.json', url: 'https://vatio.test/' };
    expect(placeOf(named, { DATA_DIR: root, SECTIONS_CONFIG: 'mine.json' }, '/vatio')).toEqual({
      config: '/vatio/deploy/sections.config.json',
      store: join(root, 'sections'),
      url: 'https://vatio.test',
      urlSource: 'That address is from --url.',
    });
  });
});
