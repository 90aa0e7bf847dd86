import { alwaysShared, doors, shareOf, zodNames } from '@vatio/build/sharing';
import { filesBelow, read } from './repository/sources';

/** The rows of «What the host gives you»: what is imported, and how. */
function givenByTheDocs(): readonly { readonly names: readonly string[]; readonly how: string }[] {
  const [, chapter = ''] = read('docs/section-teams.md').split('## What the host gives you');
  const [table = ''] = chapter.split('\n\nA name');
  return table.split('\n').flatMap((row) => {
    const [, imports = '', how = ''] = row.split('|');
    const names = [...imports.matchAll(/`([^`]+)`/g)].map(([, name = '']) =>
      name.replace(/^\//, '@vatio/ui/'),
    );
    return names.length > 0 ? [{ names, how: how.trim() }] : [];
  });
}

const namesWhere = (isMeant: (how: string) => boolean) =>
  givenByTheDocs()
    .filter(({ how }) => isMeant(how))
    .flatMap(({ names }) => names)
    .sort();

describe('the table of what sections share, for their teams', () => {
  it('says what every section gets', () => {
    // The compiler imports `react/jsx-runtime`, so the docs name only `react`.
    const always = Object.keys(alwaysShared).map((share) => share.replace(/^(react.*)\/.*/, '$1'));
    expect(namesWhere((how) => how.startsWith('always'))).toEqual([...new Set(always)].sort());
  });

  it('says which doors a section can require', () => {
    expect(namesWhere((how) => how.includes('`requires`'))).toEqual([...doors].sort());
  });

  it('says what is part of a door', () => {
    const parts = Object.entries(shareOf).filter(([name, share]) => name !== share);
    expect(namesWhere((how) => how.startsWith('with '))).toEqual(parts.map(([name]) => name));
    for (const [name, door] of parts) {
      expect(namesWhere((how) => how.startsWith(`with \`${door}\``))).toEqual([name]);
    }
  });
});

describe('zod, which two versions of a section share', () => {
  it('is lent without its registry', () => {
    expect(zodNames.filter((name) => /registry|config/i.test(name))).toEqual([]);
  });

  it('holds no schema by an id, which the second version would take anew', () => {
    const registered = ['shared/contracts', 'shared/records', 'shared/ui', 'remotes']
      .flatMap(filesBelow)
      .filter((path) => /\.tsx?$/.test(path))
      .filter((path) => /\bglobalRegistry\b|\.(meta|describe)\(\{?/.test(read(path)))
      .filter((path) => !/\.(test|stories)\.tsx?$/.test(path));
    expect(registered).toEqual([]);
  });
});
