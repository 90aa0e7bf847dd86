import '@vatio/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { object, PickerField, string, useZodForm } from '../index';

const plants = [
  { id: 'a', name: 'Abeto' },
  { id: 'b', name: 'Boj' },
];
const schema = object({ plantId: string().min(1, 'Elige una planta') });

interface FormProps {
  readonly plantId?: string;
  readonly known?: typeof plants;
  /** True if the found items belong to the search before. */
  readonly isStale?: boolean;
  readonly error?: unknown;
  readonly onSearch?: (q: string | undefined) => void;
  readonly onSent?: (values: unknown) => void;
}

function Form({
  plantId = '',
  known = plants,
  isStale = false,
  error = null,
  onSearch = jest.fn(),
  onSent,
}: FormProps) {
  const form = useZodForm(schema, { plantId });
  const [q, setQ] = useState<string>();
  const [search] = useState(() => (text: string | undefined) => {
    onSearch(text);
    setQ(text);
  });
  const chosen = form.watch('plantId');
  const match = known.filter(({ name }) => name.toLowerCase().includes((q ?? '').toLowerCase()));
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((sent) => onSent?.(sent))(event)}>
      <PickerField
        form={form}
        name="plantId"
        label="Planta"
        listLabel="Plantas"
        noneText="Ninguna coincide"
        chosenName={plants.find(({ id }) => id === chosen)?.name}
        found={{ data: error ? undefined : match, error, isPlaceholderData: isStale }}
        onSearch={search}
        render={({ name }) => name}
      />
      <button type="submit">Guardar</button>
    </form>
  );
}

const picker = () => screen.getByRole('combobox', { name: 'Planta' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('is searched in with a pause after the last key, and chosen by the keyboard', async () => {
  const [onSearch, onSent] = [jest.fn(), jest.fn()];
  const { container } = render(<Form onSearch={onSearch} onSent={onSent} />);
  expect(onSearch).not.toHaveBeenCalled();
  await userEvent.click(picker());
  await waitFor(() => expect(options()).toEqual(['Abeto', 'Boj']));
  expect(onSearch).toHaveBeenLastCalledWith('');
  await userEvent.type(picker(), 'bo ');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('bo'));
  expect(onSearch).not.toHaveBeenCalledWith('b');
  expect(options()).toEqual(['Boj']);
  await userEvent.keyboard('{ArrowDown}');
  expect(picker()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Enter}');
  expect(picker()).toHaveValue('Boj');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith(undefined));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(onSent).toHaveBeenCalledWith({ plantId: 'b' });
});

it('is chosen with the mouse, and given up by typing', async () => {
  render(<Form plantId="a" />);
  expect(picker()).toHaveValue('Abeto');
  await userEvent.type(picker(), '{Backspace}');
  await userEvent.click(await screen.findByRole('option', { name: 'Abeto' }));
  expect(picker()).toHaveValue('Abeto');
  await userEvent.type(picker(), 'x');
  expect(await screen.findByText('Ninguna coincide')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.tab();
  await waitFor(() => expect(picker()).toHaveAccessibleDescription('Elige una planta'));
});

it('gets the focus when the form is sent without it, and says why nothing is found', async () => {
  render(<Form error={new Error('red')} />);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(picker()).toHaveFocus());
  await userEvent.click(picker());
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Ha ocurrido un error inesperado'),
  );
});

describe('what does not answer all that is typed', () => {
  it('is not offered while more is typed, and Enter neither chooses it nor sends the form', async () => {
    const onSent = jest.fn();
    render(<Form onSent={onSent} />);
    await userEvent.click(picker());
    await waitFor(() => expect(options()).toEqual(['Abeto', 'Boj']));
    // The same «Abeto» would be the first; what is typed finds «Boj».
    await userEvent.keyboard('{ArrowDown}bo{ArrowDown}{Enter}');
    expect(options()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('Buscando…');
    expect(picker()).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(options()).toEqual(['Boj']));
    expect(picker()).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Enter}');
    expect(picker()).toHaveValue('bo');
    expect(picker()).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(picker()).toHaveValue('Boj');
    // The list is closed: now Enter is the form's.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ plantId: 'b' }));
  });

  it('is not offered while the answer before stands there', async () => {
    const { rerender } = render(<Form isStale />);
    await userEvent.type(picker(), 'a');
    expect(await screen.findByText('Buscando…')).toBeVisible();
    expect(options()).toEqual([]);
    rerender(<Form />);
    await waitFor(() => expect(options()).toEqual(['Abeto']));
  });
});

it('keeps the highlight on its option when others come before it, and loses it with the option', async () => {
  const { rerender } = render(<Form />);
  await userEvent.click(picker());
  await waitFor(() => expect(options()).toEqual(['Abeto', 'Boj']));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Abeto');
  rerender(<Form known={[{ id: 'c', name: 'Abedul' }, ...plants]} />);
  expect(options()).toEqual(['Abedul', 'Abeto', 'Boj']);
  const highlighted = screen.getByRole('option', { selected: true });
  expect(highlighted).toHaveTextContent('Abeto');
  expect(picker()).toHaveAttribute('aria-activedescendant', highlighted.id);
  rerender(<Form known={plants.slice(1)} />);
  expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  expect(picker()).toHaveValue('');
});

it('is opened by an arrow, and opened again after Esc', async () => {
  render(<Form />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(options()).toEqual(['Abeto', 'Boj']));
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  expect(picker()).toHaveValue('Boj');
});
