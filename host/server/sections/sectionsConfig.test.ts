import { join } from 'node:path';
import { removeFolders, tempFolder, writeFiles } from '../testing/folders';
import { readSectionsConfig } from './sectionsConfig';

afterAll(removeFolders);

async function configFile(content: unknown): Promise<string> {
  const dir = await tempFolder();
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await writeFiles(dir, { 'sections.config.json': text });
  return join(dir, 'sections.config.json');
}

describe('readSectionsConfig', () => {
  it('reads directories relative to the file, and URLs', async () => {
    const file = await configFile({
      sections: {
        billing: { origin: 'remotes/billing/dist' },
        company: { origin: '/srv/company' },
        user: { origin: 'https://user.example:8080/build/' },
      },
    });
    expect(await readSectionsConfig(file)).toEqual([
      { name: 'billing', origin: join(file, '../remotes/billing/dist') },
      { name: 'company', origin: '/srv/company' },
      { name: 'user', origin: 'https://user.example:8080/build' },
    ]);
  });

  it('reads the one of the repository: the five sections', async () => {
    const sections = await readSectionsConfig(join(__dirname, '../../../sections.config.json'));
    expect(sections.map(({ name }) => name)).toEqual([
      'energy-analysis',
      'company',
      'billing',
      'activity-hours',
      'user',
    ]);
  });

  it.each([
    ['not JSON', '{ "sections": ', /is not JSON: /],
    ['no sections', {}, /: sections: /],
    ['a bad name', { sections: { Billing: { origin: 'x' } } }, /: sections\.Billing: /],
    ['no origin', { sections: { billing: {} } }, /: sections\.billing\.origin: /],
    [
      'an empty origin',
      { sections: { billing: { origin: '' } } },
      /billing\.origin: must be a dir/,
    ],
    [
      'another scheme',
      { sections: { billing: { origin: 'ftp://x' } } },
      /billing\.origin: must be/,
    ],
    ['a password', { sections: { billing: { origin: 'http://a:b@x' } } }, /without user/],
    ['an unknown key', { sections: { billing: { origin: 'x', pin: '1' } } }, /"pin"/],
  ])('names file, path and mistake: %s', async (_what, content, message) => {
    const file = await configFile(content);
    await expect(readSectionsConfig(file)).rejects.toThrow(message);
    await expect(readSectionsConfig(file)).rejects.toThrow(file);
  });

  it('says that the file is missing, and which variable names it', async () => {
    const file = join(await tempFolder(), 'none.json');
    await expect(readSectionsConfig(file)).rejects.toThrow(
      /none\.json cannot be read: .*ENOENT.*SECTIONS_CONFIG/,
    );
  });
});
