import { containing, searchKey, searchWords, sortKey } from './textKey';

it.each([
  ['Núñez ÁVILA', 'nunez avila'],
  ['Nu\u0301n\u0303ez', 'nunez'],
  ['İSTANBUL Straße', 'istanbul straße'],
  ['Şükrü 漢字 🔌', 'sukru 漢字 🔌'],
  ['  <b>"O\'Neil"</b> ', '  <b>"o\'neil"</b> '],
])('finds %j as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

it('orders as the Spanish alphabet does', () => {
  const names = ['Ñandú', 'Oca', 'nzuri', 'Nu', 'ñu', 'Álava', 'alba', 'Zoe', 'Éboli'];
  const byKey = (a: string, b: string) =>
    Buffer.compare(...([a, b].map(bytes) as [Buffer, Buffer]));
  const bytes = (name: string) => Buffer.from(sortKey(name));
  expect(names.sort(byKey).join(' ')).toBe('Álava alba Éboli Nu nzuri Ñandú ñu Oca Zoe');
});

it('takes a search apart into words, each once', () => {
  expect(searchWords('  Núñez   ANA\tnunez ')).toEqual(['nunez', 'ana']);
  expect(searchWords('   ')).toEqual([]);
});

it('leaves no wildcard in a pattern', () => {
  expect(containing('50%_\\')).toBe('%50\\%\\_\\\\%');
});
