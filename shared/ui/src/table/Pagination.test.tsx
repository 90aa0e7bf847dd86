import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Pagination } from './index';

const onPage = jest.fn();
const onPageSize = jest.fn();
const show = (page: number, total = 1240, pageSize = 25) =>
  render(
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={onPage}
      onPageSize={onPageSize}
    />,
  );
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => jest.clearAllMocks());

it.each([
  [1, 1240, '1–25 de 1.240'],
  [50, 1240, '1.226–1.240 de 1.240'],
  [1, 3, '1–3 de 3'],
])('page %i of %i rows says %s', (page, total, range) => {
  show(page, total);
  expect(screen.getByRole('navigation', { name: 'Páginas' })).toHaveTextContent(range);
});

it.each([
  ['Primera página', 1],
  ['Página anterior', 2],
  ['Página siguiente', 4],
  ['Última página', 50],
])('%s leads from 3 to %i', async (name, page) => {
  show(3);
  await userEvent.click(button(name));
  expect(onPage.mock.calls).toEqual([[page]]);
});

it.each([
  [1, ['Primera página', 'Página anterior']],
  [50, ['Página siguiente', 'Última página']],
])('at the end (page %i) what leads nowhere keeps the focus', async (page, names) => {
  show(page);
  for (const name of names) {
    expect(button(name)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button(name));
    expect(button(name)).toHaveFocus();
  }
  expect(onPage).not.toHaveBeenCalled();
});

it('past the end says which page is the last, and leads there', async () => {
  show(99);
  expect(screen.getByText('La última página es la 50')).toBeVisible();
  expect(button('Página siguiente')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(button('Última página'));
  await userEvent.click(button('Página anterior'));
  expect(onPage.mock.calls).toEqual([[50], [50]]);
});

it('changes how many rows a page has', async () => {
  const { container } = show(1);
  await userEvent.selectOptions(screen.getByLabelText('Filas por página'), '100');
  expect(onPageSize.mock.calls).toEqual([[100]]);
  expect(await axe(container)).toHaveNoViolations();
});
