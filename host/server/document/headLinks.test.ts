import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { Asset } from '../assets/asset';
import { JoinedChunks } from '../assets/joinedChunks';
import { hostDescriptor, sectionBuild, versionOf } from '../testing/folders';
import { headLinks } from './headLinks';

const { registered } = versionOf(sectionBuild('billing', '1.0.0-aaaaaaaa'));
const page = {
  host: hostDescriptor,
  assets: new Map([['federation.11aa22bb.js', new Asset('a.js', Buffer.from('void 0;'))]]),
};
const chunks = new JoinedChunks(page);
const linksOf = (section: RegisteredSection, variant = 'reader:billing' as const) =>
  headLinks(variant, { sections: [section] }, { host: page.host, chunks });

describe('the links of a document', () => {
  it('ask for a section’s entry as the page will, with its hash, and name its chunks', async () => {
    expect(await linksOf(registered)).toEqual([
      expect.stringMatching(
        /^<link rel="section-chunks" href="\/assets\/section-chunks\.\w{16}\.js">$/,
      ),
      `<link rel="preload" as="script" href="/remotes/billing/1.0.0-aaaaaaaa/entry.11112222.js" crossorigin="anonymous" integrity="${registered.integrity}">`,
    ]);
  });

  it('ask for the login page’s own files, or for nothing', async () => {
    const parts = { host: page.host, chunks };
    expect(await headLinks('login', { sections: [registered] }, parts)).toEqual([
      '<link rel="preload" as="script" href="/assets/login.33cc44dd.js">',
      '<link rel="preload" as="style" href="/assets/main.4e5f6a7b.css">',
    ]);
    expect(await headLinks('plain', { sections: [registered] }, parts)).toEqual([]);
  });

  it('cannot be broken out of', async () => {
    const links = await linksOf({ ...registered, entry: '/"><script>alert(1)</script>&' });
    expect(links.join()).toContain('href="/&quot;>&lt;script>alert(1)&lt;/script>&amp;"');
  });
});
