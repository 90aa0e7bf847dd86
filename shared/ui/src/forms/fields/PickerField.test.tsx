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
  readonly error?: unknown;
  readonly onSearch?: (q: string | undefined) => void;
  readonly onSent?: (values: unknown) => void;
}

function Form({ plantId = '', error = null, onSearch = jest.fn(), onSent }: FormProps) {
  const form = useZodForm(schema, { plantId });
  const [q, setQ] = useState<string>();
  const [search] = useState(() => (text: string | undefined) => {
    onSearch(text);
    setQ(text);
  });
  const chosen = form.watch('plantId');
  const match = plants.filter(({ name }) => name.toLowerCase().includes(q ?? ''));
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((sent) => onSent?.(sent))(event)}>
      <PickerField
        form={form}
        name="plantId"
        label="Planta"
        listLabel="Plantas"
        noneText="Ninguna coincide"
        chosenName={plants.find(({ id }) => id === chosen)?.name}
        found={{ data: error ? undefined : match, error }}
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
  expect(onSearch).toHaveBeenLastCalledWith(undefined);
  await userEvent.click(picker());
  expect(onSearch).toHaveBeenLastCalledWith('');
  expect(options()).toEqual(['Abeto', 'Boj']);
  await userEvent.type(picker(), 'bo ');
  await waitFor(() => expect(onSearch).toHaveBeenLastCalledWith('bo'));
  expect(onSearch).not.toHaveBeenCalledWith('b');
  expect(options()).toEqual(['Boj']);
  await userEvent.keyboard('{ArrowDown}');
  expect(picker()).toHaveAttribute('aria-activedescendant', screen.getByRole('option').id);
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.keyboard('{Enter}');
  expect(picker()).toHaveValue('Boj');
  expect(onSearch).toHaveBeenLastCalledWith(undefined);
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
  expect(await screen.findByRole('status')).toHaveTextContent('Ninguna coincide');
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
  expect(screen.getByRole('status')).toHaveTextContent('Ha ocurrido un error inesperado');
});
