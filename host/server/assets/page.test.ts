import { hostDescriptor, pageFiles, pageFolder, tempFolder } from '../testing/folders';
import { loadPage } from './page';

describe('loadPage', () => {
  it('reads the public files, and no others', async () => {
    const page = await loadPage(await pageFolder());
    expect([...page.assets.keys()].sort()).toEqual([
      'icons.0011aabb.woff2',
      'main.0a1b2c3d.js',
      'main.4e5f6a7b.css',
      'small.99887766.js',
      'unhashed.js',
    ]);
    expect([...page.rootFiles.keys()].sort()).toEqual(['favicon.svg', 'robots.txt']);
    expect(page.template).toBe(pageFiles['index.html']);
    expect(page.firstPicture?.css).toEqual({
      login: '.login{display:grid}',
      inside: '.shell{display:flex}',
    });
    expect(page.host).toEqual(hostDescriptor);
  });

  it('keeps the folders below', async () => {
    const files = { ...pageFiles, 'fonts/icons.deadbeef.woff2': 'x', '.cache/a.js': 'x' };
    const { assets } = await loadPage(await pageFolder(files));
    expect(assets.has('fonts/icons.deadbeef.woff2')).toBe(true);
    expect(assets.has('.cache/a.js')).toBe(false);
  });

  it('says that the page is not built', async () => {
    await expect(loadPage(await tempFolder())).rejects.toThrow(
      /^There is no .*index\.html: build the page \(npm run build\) or set PAGE_DIR\.$/,
    );
  });

  it('says that the page is of an older build', async () => {
    const dir = await pageFolder({ ...pageFiles, 'host.json': '{}' });
    await expect(loadPage(dir)).rejects.toThrow(/host\.json is missing or damaged: build/);
  });

  it.each([
    ['none', '<html></html>', 'head', 0],
    ['two', '<!-- vatio:head --><!-- vatio:head -->', 'head', 2],
    ['only one', '<!-- vatio:head -->', 'first-picture', 0],
  ])('refuses an index.html with %s of the placeholders', async (_count, html, name, count) => {
    const dir = await pageFolder({ ...pageFiles, 'index.html': html });
    await expect(loadPage(dir)).rejects.toThrow(
      `"<!-- vatio:${name} -->" ${count} times, not once.`,
    );
  });

  it('takes a build that draws nothing before its scripts run', async () => {
    const files = Object.entries(pageFiles).filter(([name]) => !name.startsWith('firstPicture.'));
    const page = await loadPage(await pageFolder(Object.fromEntries(files)));
    expect(page.firstPicture).toBeUndefined();
  });
});
