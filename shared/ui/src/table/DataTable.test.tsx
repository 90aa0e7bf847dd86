import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type Column, DataTable, type DataTableProps, useSelection } from './index';

interface Invoice {
  readonly id: string;
  readonly number: string;
  readonly amount: number;
}

const invoices: readonly Invoice[] = ['A', 'B', 'C', 'D', 'E'].map((letter, index) => ({
  id: letter.toLowerCase(),
  number: `F-${letter}`,
  amount: index,
}));
const drawn = jest.fn();
const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Número', sortable: true, isRowHeader: true, cell: (i) => i.number },
  {
    id: 'amount',
    header: 'Importe',
    sortable: true,
    align: 'end',
    cell: ({ id, amount }) => {
      drawn(id);
      return `${amount} €`;
    },
  },
  { id: 'issuer', header: 'Emisor', cell: () => 'Vatio' },
];

type Props = Partial<DataTableProps<Invoice>>;
const table = (props: Props = {}) => (
  <DataTable
    caption="Facturas"
    columns={columns}
    rows={invoices}
    rowId={({ id }) => id}
    rowName={({ number }) => `la factura ${number}`}
    {...props}
  />
);

function Selectable({ scope = '', ...props }: Props & { scope?: string }) {
  const selection = useSelection(scope);
  return (
    <>
      {table({ ...props, selection })}
      <output>{[...selection.ids].sort().join(' ')}</output>
      <button type="button" onClick={selection.clear}>
        Nada
      </button>
    </>
  );
}

const box = (name: string) => screen.getByRole('checkbox', { name });
const tick = (letter: string) => userEvent.click(box(`Seleccionar la factura F-${letter}`));
const selected = () => screen.getByRole('status').textContent;

describe('a table', () => {
  it('has a name, headers for columns and rows, and its cells', async () => {
    const { container } = render(table());
    const found = screen.getByRole('table', { name: 'Facturas' });
    expect(within(found).getByRole('columnheader', { name: 'Emisor' })).toBeVisible();
    const row = screen.getByRole('rowheader', { name: 'F-B' }).closest('tr');
    expect(row).toHaveTextContent('F-B1 €Vatio');
    expect(screen.getAllByRole('row')).toHaveLength(6);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('gives an amount the key of its fact: whose it is, and what', () => {
    const keyed = columns.map((one) => (one.id === 'amount' ? { ...one, fact: 'billed' } : one));
    render(table({ columns: keyed, factOf: ({ id }) => `bill:${id}` }));
    expect(screen.getByRole('cell', { name: '1 €' })).toHaveAttribute('data-fact', 'bill:b:billed');
    expect(document.querySelectorAll('[data-fact]')).toHaveLength(5);
  });

  it('shows neither header nor cells of a hidden column', () => {
    render(table({ hidden: new Set(['issuer']) }));
    expect(screen.queryByText('Emisor')).not.toBeInTheDocument();
    expect(screen.queryByText('Vatio')).not.toBeInTheDocument();
  });

  it('keeps its rows while others are read, and says that it is busy', () => {
    const { container } = render(table({ isRefreshing: true }));
    expect(container.firstChild).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByText('F-A')).toBeVisible();
  });

  it('marks the rows it is told to', () => {
    render(table({ rowClassName: ({ id }) => (id === 'b' ? 'is-inactive' : undefined) }));
    expect(screen.getByText('F-B').closest('tr')).toHaveClass('is-inactive');
    expect(screen.getByText('F-A').closest('tr')).not.toHaveClass('is-inactive');
  });
});

describe('sorting', () => {
  const header = (name: string) => screen.getByRole('columnheader', { name });

  it.each([
    [undefined, 'none', 'number'],
    ['amount', 'none', 'number'],
    ['number', 'ascending', '-number'],
    ['-number', 'descending', 'number'],
  ])('by %p, the header is %s and asks for %s', async (sort, said, asked) => {
    const onSort = jest.fn();
    render(table({ onSort, ...(sort && { sort }) }));
    expect(header('Número')).toHaveAttribute('aria-sort', said);
    expect(header('Emisor')).not.toHaveAttribute('aria-sort');
    screen.getByRole('button', { name: 'Número' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onSort.mock.calls).toEqual([[asked]]);
  });

  it('has a select for where rows are cards', async () => {
    const onSort = jest.fn();
    render(table({ sort: 'number', onSort }));
    const select = screen.getByRole('combobox', { name: 'Ordenar por' });
    expect(select).toHaveDisplayValue('Número, ascendente');
    await userEvent.selectOptions(select, 'Importe, descendente');
    expect(onSort.mock.calls).toEqual([['-amount']]);
  });

  it('is not offered by a table that cannot be sorted', () => {
    render(table());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('selection', () => {
  it('ticks and clears rows by mouse and keyboard', async () => {
    const { container } = render(<Selectable />);
    await tick('B');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(selected()).toBe('b c');
    await tick('B');
    expect(selected()).toBe('c');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('ticks the page by its header, which shows when it is only a part', async () => {
    render(<Selectable />);
    const page = () => box('Seleccionar toda la página');
    await tick('B');
    expect(page()).toBePartiallyChecked();
    await userEvent.click(page());
    expect(selected()).toBe('a b c d e');
    expect(page()).toBeChecked();
    expect(page()).not.toBePartiallyChecked();
    await userEvent.click(page());
    expect(selected()).toBe('');
  });

  it.each([
    ['B', 'D', 'b c d'],
    ['D', 'B', 'b c d'],
  ])('with Shift, ticks all rows from %s to %s', async (from, to, expected) => {
    render(<Selectable />);
    await tick(from);
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box(`Seleccionar la factura F-${to}`));
    expect(selected()).toBe(expected);
  });

  it('leaves rows alone that cannot be selected, also in a range and in the page', async () => {
    render(<Selectable canSelect={({ id }) => id !== 'c'} />);
    expect(box('Seleccionar la factura F-C')).toBeDisabled();
    await tick('A');
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box('Seleccionar la factura F-D'));
    expect(selected()).toBe('a b d');
    await userEvent.click(box('Seleccionar toda la página'));
    expect(selected()).toBe('a b d e');
  });

  it('survives paging, and a range never reaches over pages', async () => {
    const { rerender } = render(<Selectable rows={invoices.slice(0, 2)} />);
    await tick('A');
    rerender(<Selectable rows={invoices.slice(2)} />);
    expect(box('Seleccionar toda la página')).not.toBeChecked();
    const user = userEvent.setup();
    await user.keyboard('{Shift>}');
    await user.click(box('Seleccionar la factura F-E'));
    expect(selected()).toBe('a e');
  });

  it('is gone when what it belongs to changes, and when it is cleared', async () => {
    const { rerender } = render(<Selectable scope="ana" />);
    await tick('A');
    rerender(<Selectable scope="eva" />);
    expect(selected()).toBe('');
    await tick('B');
    await tick('C');
    expect(selected()).toBe('b c');
    await userEvent.click(screen.getByRole('button', { name: 'Nada' }));
    expect(selected()).toBe('');
  });

  it('draws no cell anew for a box that is ticked', async () => {
    render(<Selectable />);
    expect(drawn).toHaveBeenCalled();
    drawn.mockClear();
    await tick('B');
    expect(drawn).not.toHaveBeenCalled();
  });
});
