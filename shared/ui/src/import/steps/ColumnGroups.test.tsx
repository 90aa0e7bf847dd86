import { render, screen } from '@testing-library/react';
import { supplySpec } from '../testing/supplySpec';
import { ColumnGroups } from './ColumnGroups';

it('shows only the beginning of a header or a value that is a whole file', () => {
  const long = '0'.repeat(5_000_000);
  const table = {
    fileName: 'a.csv',
    headers: [long],
    rows: [{ line: 2, cells: [long] }],
    commentCount: 0,
  };
  render(
    <ColumnGroups
      spec={supplySpec}
      table={table}
      mapping={{ alias: 0 }}
      onChange={() => undefined}
    />,
  );
  expect(screen.getByLabelText('Alias')).toHaveDisplayValue(/^0{200}…$/);
  expect(screen.getByLabelText('Alias')).toHaveAccessibleDescription(/^0{200}…$/);
});
