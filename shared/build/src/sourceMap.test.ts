import { SourceMap } from 'node:module';
import { encode } from '@jridgewell/sourcemap-codec';
import { withoutPackages } from './sourceMap';

/** Two own lines around two lines of a package, each a line of the bundle. */
const whole = JSON.stringify({
  version: 3,
  sources: ['../src/main.ts', '../../node_modules/pg/lib/client.js'],
  names: [],
  mappings: encode([[[0, 0, 4, 0]], [[0, 1, 70, 0]], [[0, 1, 71, 0]], [[0, 0, 5, 0]]]),
});

it('leaves the packages out of a map, and own lines do not answer for them', () => {
  const map = new SourceMap(JSON.parse(withoutPackages(whole)));
  const lineOf = (line: number) => Object(map.findEntry(line, 3)).originalLine;
  expect([0, 1, 2, 3].map(lineOf)).toEqual([4, undefined, undefined, 5]);
});
