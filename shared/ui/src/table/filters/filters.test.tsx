import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import {
  BulkBar,
  chipsOf,
  FilterButton,
  FilterChips,
  FilterSelect,
  TableSkeleton,
  Toolbar,
} from '../index';

describe('a filter', () => {
  const options = ['Administrador', 'Cliente'].map((role) => ({ value: role, label: role }));
  const onChange = jest.fn();
  const show = (value?: string) =>
    render(<FilterSelect label="Rol" value={value} onChange={onChange} options={options} />);
  const select = () => screen.getByRole('combobox', { name: 'Rol' });
  beforeEach(() => onChange.mockClear());

  it('is put on and taken off', async () => {
    const { container } = show('Cliente');
    expect(select()).toHaveDisplayValue('Cliente');
    await userEvent.selectOptions(select(), 'Administrador');
    await userEvent.selectOptions(select(), 'Todos');
    expect(onChange.mock.calls).toEqual([['Administrador'], ['']]);
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([undefined, '', 'Capitán'])('is off when its value is %p', (value) => {
    show(value);
    expect(select()).toHaveDisplayValue('Todos');
  });
});

it('the button of filters says how many are on, and opens them', async () => {
  const { container, rerender } = render(<FilterButton count={0}>Rol</FilterButton>);
  await userEvent.click(screen.getByRole('button', { name: 'Filtros' }));
  expect(screen.getByRole('group', { name: 'Filtros' })).toHaveTextContent('Rol');
  expect(await axe(container)).toHaveNoViolations();
  rerender(<FilterButton count={2}>Rol</FilterButton>);
  expect(screen.getByRole('button', { name: 'Filtros 2' })).toBeVisible();
});

describe('the chips', () => {
  const onRemove = jest.fn();
  const onClear = jest.fn();
  const chips = [
    { label: 'Rol: Cliente', onRemove },
    { label: 'Estado: Inactivo', onRemove: jest.fn() },
  ];

  it('take off one filter or all, and keep the focus where it was', async () => {
    const { container, rerender } = render(<FilterChips chips={chips} onClear={onClear} />);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar Rol: Cliente' }));
    expect(onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    rerender(<FilterChips chips={[]} onClear={onClear} />);
    expect(screen.getByRole('group', { name: 'Filtros activos' })).toHaveFocus();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the bar of what was selected', () => {
  const onClear = jest.fn();
  const bar = (count: number, label?: string) => (
    <BulkBar count={count} onClear={onClear} {...(label && { label })}>
      <button type="button">Desactivar</button>
    </BulkBar>
  );

  it('announces how many, and offers nothing while it is none', async () => {
    const { container, rerender } = render(bar(0));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    rerender(bar(1));
    expect(screen.getByRole('status')).toHaveTextContent('1 seleccionado');
    rerender(bar(1240));
    expect(screen.getByRole('status')).toHaveTextContent('1.240 seleccionados');
    rerender(bar(3, '3 facturas seleccionadas'));
    expect(screen.getByRole('status')).toHaveTextContent('3 facturas seleccionadas');
    expect(screen.getByRole('button', { name: 'Desactivar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la selección' }));
    expect(onClear).toHaveBeenCalledTimes(1);
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('what stands in for a table is announced, and drawn as large as the table', async () => {
  const { container } = render(<TableSkeleton columns={3} rows={5} />);
  expect(screen.getByRole('status')).toHaveTextContent('Cargando…');
  expect(container.querySelectorAll('.placeholder')).toHaveLength(15);
  expect(await axe(container)).toHaveNoViolations();
});

it('the toolbar holds what narrows the list and what is done with it', () => {
  render(<Toolbar actions={<button type="button">Exportar</button>}>Buscar</Toolbar>);
  expect(screen.getByText('Buscar')).toContainElement(screen.getByRole('button'));
});

it('a chip is made of each filter that is on and has words', () => {
  const change = jest.fn();
  const filters: Partial<Record<'rol' | 'estado' | 'otro', string>> = { rol: 'admin', estado: 'x' };
  const options = [{ value: 'admin', label: 'Administrador' }];
  const words = { rol: { label: 'Rol', options }, estado: { label: 'Estado', options } };
  const made = chipsOf({ filters, change }, words);
  expect(made.map(({ label }) => label)).toEqual(['Rol: Administrador']);
  made[0]?.onRemove();
  expect(change).toHaveBeenCalledWith({ filters: { rol: '' } });
});
