import { avatarSource, initialsOf } from './avatarSource';

describe('the address of an avatar', () => {
  it('asks for 96 px, the background 4e73df and white text', () => {
    expect(avatarSource('https://ui-avatars.example/api/', 'Ana Ruiz')).toBe(
      'https://ui-avatars.example/api/?name=Ana+Ruiz&size=96&background=4e73df&color=fff',
    );
  });

  it.each(['José Muñoz', 'A&B=C', 'Ana/María?#', '株式', '100 %'])(
    'encodes the name %s',
    (name) => {
      const source = new URL(avatarSource('https://a.example/', name));
      expect(source.searchParams.get('name')).toBe(name);
      expect([...source.searchParams.keys()]).toEqual(['name', 'size', 'background', 'color']);
    },
  );

  it('joins a service that has parameters of its own', () => {
    const source = new URL(avatarSource('https://a.example/?format=svg', 'Ana'));
    expect(source.searchParams.get('format')).toBe('svg');
    expect(source.searchParams.get('size')).toBe('96');
  });

  it('is empty where no service is configured', () => {
    expect(avatarSource('', 'Ana')).toBe('');
  });
});

describe('initials', () => {
  it.each([
    ['Ana', 'A'],
    ['ana ruiz', 'AR'],
    ['Javier Molina Ruiz', 'JM'],
    ['Lucía Fernández Ortega', 'LF'],
    ['María José Pérez Gil', 'MP'],
    ['María del Carmen de la Fuente y Gil', 'MF'],
    ['Luis de la Torre', 'LT'],
    ['De la', '?'],
    ['  Ana   Ruiz  ', 'AR'],
    ['Ángel Íñiguez', 'ÁÍ'],
    ['ñu', 'Ñ'],
    ['𝒜na', '𝒜'],
    ['', '?'],
    ['   ', '?'],
  ])('of «%s» are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
