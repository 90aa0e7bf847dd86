import { acceptedEncodings } from './contentEncoding';

describe('acceptedEncodings', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['gzip, deflate, br, zstd', ['br', 'gzip']],
    ['GZIP', ['gzip']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br']],
    ['br;q=0, gzip', ['gzip']],
    ['br; q=0.000, gzip; q=0', []],
    ['*', ['br', 'gzip']],
    ['*;q=0', []],
    ['*;q=0, gzip', ['gzip']],
    ['br;q=0, *', ['gzip']],
    ['identity', []],
    ['br;q=nonsense', []],
    ['deflate', []],
  ])('%j admits %j', (header, expected) => {
    expect(acceptedEncodings(header)).toEqual(expected);
  });
});
