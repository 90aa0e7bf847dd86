import { join } from 'node:path';
import { savedFile, tempFolder } from '../testing/folders';
import { readSectionsConfig } from './sectionsConfig';

const configFile = (content: unknown) => savedFile('sections.config.json', content);

describe('readSectionsConfig', () => {
  it('reads directories relative to the file, and URLs', async () => {
    const file = await configFile({
      sections: {
        billing: { origin: 'remotes/billing/dist' },
        company: { origin: '/srv/company' },
        user: { origin: 'https://user.example:8080/build/', pin: '1.4.0-3fa9c1d2' },
      },
    });
    expect(await readSectionsConfig(file)).toEqual([
      { name: 'billing', origin: join(file, '../remotes/billing/dist'), allowOverrides: [] },
      { name: 'company', origin: '/srv/company', allowOverrides: [] },
      {
        name: 'user',
        origin: 'https://user.example:8080/build',
        pin: '1.4.0-3fa9c1d2',
        allowOverrides: [],
      },
    ]);
  });

  it('reads from where a section may be replaced: from the same machine, or from a list', async () => {
    const list = ['https://billing.dev.example', 'http://localhost:3003'];
    const file = await configFile({
      $schema: './sections.config.schema.json',
      sections: {
        billing: { origin: 'x', allowOverrides: true },
        user: { origin: 'x', allowOverrides: list },
        company: { origin: 'x', allowOverrides: false },
      },
    });
    const sections = await readSectionsConfig(file);
    expect(sections.map(({ allowOverrides }) => allowOverrides)).toEqual([
      ['http://localhost:*', 'http://127.0.0.1:*'],
      list,
      [],
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
    ['an unknown key', { sections: { billing: { origin: 'x', pinned: '1' } } }, /"pinned"/],
    [
      'a pin without its build id',
      { sections: { billing: { origin: 'x', pin: '1.4.0' } } },
      /billing\.pin: a version with its build id, like/,
    ],
    [
      'overrides that could change the policy',
      { sections: { billing: { origin: 'x', allowOverrides: ["http://a; script-src 'none'"] } } },
      /billing\.allowOverrides\.0: must be an origin/,
    ],
    [
      'overrides over plain http from another machine',
      { sections: { billing: { origin: 'x', allowOverrides: ['http://dev.example:3003'] } } },
      /billing\.allowOverrides\.0: must be an origin, like https/,
    ],
    [
      'overrides neither allowed nor listed',
      { sections: { billing: { origin: 'x', allowOverrides: 'all' } } },
      /billing\.allowOverrides: must be true, false or a list of origins/,
    ],
    [
      'overrides from anywhere',
      { sections: { billing: { origin: 'x', allowOverrides: ['*'] } } },
      /billing\.allowOverrides\.0: must be an origin/,
    ],
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
