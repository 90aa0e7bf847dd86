import { supplySpec } from '../testing/supplySpec';
import { missingColumns, proposeMapping } from './headers';
import { rememberedMapping, rememberMapping } from './mappingMemory';

it('leaves out unknown headers, and names the missing columns', () => {
  const mapping = proposeMapping(supplySpec, ['Alias', 'Color', 'Problema', '']);
  expect(mapping).toEqual({ alias: 0 });
  expect(missingColumns(supplySpec, mapping).map(({ header }) => header)).toEqual(['NIF', 'CUPS']);
});

describe('the memory of the browser', () => {
  beforeEach(() => localStorage.clear());

  it('recognises files with the same headers', () => {
    rememberMapping(supplySpec, ['a', 'b'], { cups: 1 });
    expect(rememberedMapping(supplySpec, ['a', 'b'])).toEqual({ cups: 1 });
    expect(rememberedMapping(supplySpec, ['b', 'a'])).toBeUndefined();
  });

  it('knows the file of the wrong rows, which has their problems at the end', () => {
    rememberMapping(supplySpec, ['a', 'b'], { cups: 1 });
    expect(rememberedMapping(supplySpec, ['a', 'b', 'Problema'])).toEqual({ cups: 1 });
    rememberMapping(supplySpec, ['a', 'b', 'Problema'], { cups: 0, alias: 2 });
    expect(rememberedMapping(supplySpec, ['a', 'b'])).toEqual({ cups: 0 });
  });

  it('keeps the last ten', () => {
    for (let n = 0; n < 11; n += 1) rememberMapping(supplySpec, [String(n)], { cups: 0 });
    expect([rememberedMapping(supplySpec, ['0']), rememberedMapping(supplySpec, ['1'])]).toEqual([
      undefined,
      { cups: 0 },
    ]);
  });

  it.each(['x', '{}', '[null]', '[{"headers":["a"],"mapping":{"color":0}}]'])(
    'ignores any other content: %s',
    (text) => {
      localStorage.setItem(supplySpec.memory, text);
      expect(rememberedMapping(supplySpec, ['a'])).toBeUndefined();
    },
  );
});
