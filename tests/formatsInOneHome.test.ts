import { filesBelow, read } from './repository/sources';

const product = ['shared', 'host/src', 'remotes', 'api/src']
  .flatMap(filesBelow)
  .filter((path) => /\/src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path));

const having = (pattern: RegExp) => product.filter((path) => pattern.test(read(path)));

it('numbers are formatted in one file', () => {
  expect(having(/Intl\.NumberFormat|\.toLocaleString\('es/)).toEqual([
    'shared/records/src/format.ts',
  ]);
});

it("days have the kit's field, because the browser's follows the language of its menus", () => {
  expect(having(/type="(date|month|week|datetime-local)"/)).toEqual([]);
});
