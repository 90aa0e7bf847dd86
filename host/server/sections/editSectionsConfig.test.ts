import { readdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { savedFile, tempFolder } from '../testing/folders';
import { editSectionsConfig } from './editSectionsConfig';

const content = {
  $schema: './sections.config.schema.json',
  sections: { user: { origin: 'a' }, billing: { origin: 'b', allowOverrides: true } },
};

const configFile = () => savedFile('sections.config.json', content);

const read = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

describe('editSectionsConfig', () => {
  it('changes what it is told to, keeps the rest, and leaves no other file', async () => {
    const file = await configFile();
    await editSectionsConfig(file, (sections) => {
      if (sections.billing) sections.billing.pin = '1.4.0-3fa9c1d2';
    });
    const billing = { ...content.sections.billing, pin: '1.4.0-3fa9c1d2' };
    const expected = { ...content, sections: { ...content.sections, billing } };
    expect(await read(file)).toEqual(expected);
    expect(Object.keys((await read(file)).sections)).toEqual(['user', 'billing']);
    expect(await readFile(file, 'utf8')).toMatch(/^\{\n {2}"\$schema".*\}\n$/s);
    expect(await readdir(dirname(file))).toEqual(['sections.config.json']);
  });

  it('refuses what would be a mistake, and the file stays as it was', async () => {
    const file = await configFile();
    const edit = editSectionsConfig(file, (sections) => {
      sections.billing = { origin: 'b', pin: 'latest' };
    });
    await expect(edit).rejects.toThrow(/sections\.billing\.pin: a version with its build id/);
    expect(await read(file)).toEqual(content);
  });

  it('edits the file behind a link', async () => {
    const file = await configFile();
    const link = join(await tempFolder(), 'link.json');
    await symlink(file, link);
    await editSectionsConfig(link, (sections) => {
      delete sections.user;
    });
    expect(Object.keys((await read(file)).sections)).toEqual(['billing']);
  });
});
