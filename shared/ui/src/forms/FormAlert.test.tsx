import '@vatio/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { FormAlert, object, rules, TextField, useZodForm } from './index';

const schema = object({ name: rules.required('El nombre') });

function Failing({ error }: { readonly error: unknown }) {
  const form = useZodForm(schema, { name: 'Ana' });
  const [failure, setFailure] = useState<unknown>(null);
  return (
    <form onSubmit={(event) => void form.handleSubmit(() => setFailure(error))(event)}>
      <TextField form={form} name="name" label="Nombre" />
      <FormAlert form={form} error={failure} />
      <button type="submit">Guardar</button>
    </form>
  );
}

async function failWith(error: unknown) {
  render(<Failing error={error} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
}
const refused = (fields: Record<string, string>) =>
  new HttpError({ status: 422, body: { message: 'Revisa los datos marcados.', fields } });

describe('a form that could not be sent', () => {
  it.each([
    ['without network', new HttpError({ status: 0 }), /^No hay conexión con el servidor/],
    [
      'because somebody was quicker',
      new HttpError({ status: 409, body: { message: 'Luis lo ha cambiado.' } }),
      'Luis lo ha cambiado.',
    ],
    ['because of too many tries', new HttpError({ status: 429 }), /^Demasiados intentos/],
    ['while the server fails', new HttpError({ status: 500 }), /^Algo ha fallado en el servidor/],
    ['for a fault of ours', new TypeError('x is undefined'), /^Ha ocurrido un error inesperado/],
  ])('says so and takes the focus: %s', async (_, error, text) => {
    await failWith(error);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByLabelText('Nombre')).toBeValid();
  });

  it('marks the field that the server names, and says nothing besides', async () => {
    await failWith(refused({ name: 'Ya existe' }));
    await waitFor(() =>
      expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Ya existe'),
    );
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says what belongs to a field that is not in the form', async () => {
    await failWith(refused({ name: 'Ya existe', version: 'Vuelve a cargar la página' }));
    expect(await screen.findByText('Ya existe')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/^Vuelve a cargar la página$/);
  });

  it('without a field in the answer says the server’s sentence', async () => {
    await failWith(refused({}));
    expect(await screen.findByRole('alert')).toHaveTextContent('Revisa los datos marcados.');
    expect(await axe(screen.getByRole('alert'))).toHaveNoViolations();
  });
});
