import { blockOf, isInside, pasteAt, readBlock, writeBlock } from './block';

const cell = (row: number, column: number) => ({ row, column });
const size = { rows: 2, columns: 7 };

it('copies a block as sheets do, and reads it again', () => {
  const block = blockOf(cell(1, 2), cell(0, 1));
  const text = writeBlock(block, ({ row, column }) => `${row}:${column}0`);
  expect(text).toBe('0:10\t0:20\n1:10\t1:20');
  expect(readBlock(`${text.replaceAll('\n', '\r\n')}\r\n`)).toEqual([
    ['0:10', '0:20'],
    ['1:10', '1:20'],
  ]);
});

it('one value fills the whole selection', () => {
  const { values } = pasteAt([['2']], blockOf(cell(0, 0), cell(1, 1)), size);
  expect(values.map(({ row, column, text }) => [row, column, text])).toEqual([
    [0, 0, '2'],
    [0, 1, '2'],
    [1, 0, '2'],
    [1, 1, '2'],
  ]);
});

it('several keep their form; what does not fit is counted, empty cells are not', () => {
  const { values, outside } = pasteAt(
    readBlock('1\t2\t\n3\t4\t5'),
    blockOf(cell(1, 5), cell(1, 5)),
    size,
  );
  expect(values).toEqual([
    { row: 1, column: 5, text: '1' },
    { row: 1, column: 6, text: '2' },
  ]);
  expect(outside).toBe(3);
});

it('knows what is inside', () => {
  const block = blockOf(cell(0, 1), cell(1, 3));
  expect(isInside(block, cell(1, 2))).toBe(true);
  expect(isInside(block, cell(1, 4))).toBe(false);
});
