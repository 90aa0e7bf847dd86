import { blocksOf } from './blocks';

const plain = (text: string) => ({ text, isBold: false });
const bold = (text: string) => ({ text, isBold: true });

it('reads paragraphs, lists and bold', () => {
  const text =
    'Hola.\nSeguimos.\n\n- uno\n- **dos**\n\n1. primero\n2) segundo\nY un **final** claro.';
  expect(blocksOf(text)).toEqual([
    { kind: 'paragraph', lines: [[plain('Hola.')], [plain('Seguimos.')]] },
    { kind: 'bullets', lines: [[plain('uno')], [bold('dos')]] },
    { kind: 'numbers', lines: [[plain('primero')], [plain('segundo')]] },
    { kind: 'paragraph', lines: [[plain('Y un '), bold('final'), plain(' claro.')]] },
  ]);
});

it.each([
  ['stars without a partner', 'a ** b', [plain('a '), plain('** b')]],
  ['a multiplication', '2*3*4', [plain('2*3*4')]],
  ['a negative number', '-5 % de ahorro', [plain('-5 % de ahorro')]],
  ['a year', '2026. Un año', [plain('2026. Un año')]],
  ['nothing bold', '****', []],
])('takes %s as text', (_, text, spans) => {
  expect(blocksOf(text)).toEqual([{ kind: 'paragraph', lines: [spans] }]);
});

it('of nothing there is nothing', () => {
  expect(blocksOf('')).toEqual([]);
  expect(blocksOf(' \n\r\n \r ')).toEqual([]);
});

it('a list ends where a blank line is', () => {
  expect(blocksOf('- a\n\n- b').map(({ kind }) => kind)).toEqual(['bullets', 'bullets']);
});

it('reads no more than a text may have', () => {
  const [block] = blocksOf('a'.repeat(1_000_000));
  expect(block?.lines[0]?.[0]?.text).toHaveLength(10_000);
});
