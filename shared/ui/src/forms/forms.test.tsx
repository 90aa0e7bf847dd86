import '@vatio/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { useState } from 'react';
import { object } from 'zod';
import { Field, rules, SubmitButton, TextField, useServerErrors, useZodForm } from './index';

describe('a field', () => {
  const input = { children: (a11y: object) => <input {...a11y} /> };

  it('joins label and input', async () => {
    render(<Field label="Nombre" {...input} />);
    await userEvent.click(screen.getByText('Nombre'));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(screen.getByLabelText('Nombre')).toBeValid();
    expect(screen.getByLabelText('Nombre')).not.toHaveAttribute('aria-describedby');
  });

  it('has its error and its help read out with it', async () => {
    const { container } = render(
      <Field label="Nombre" error="Es obligatorio" help="Como en el DNI" {...input} />,
    );
    expect(screen.getByLabelText('Nombre')).toBeInvalid();
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(
      'Es obligatorio Como en el DNI',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('with help alone is valid', () => {
    render(<Field label="Nombre" help="Como en el DNI" {...input} />);
    expect(screen.getByLabelText('Nombre')).toBeValid();
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Como en el DNI');
  });

  it('is its own also when two have the same label', () => {
    render(
      <>
        <Field label="Nombre" error="Uno" {...input} />
        <Field label="Nombre" error="Dos" {...input} />
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Nombre');
    expect(first).toHaveAccessibleDescription('Uno');
    expect(second).toHaveAccessibleDescription('Dos');
  });
});

const send = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
const Form = ({ pending }: { pending: boolean }) => (
  <form onSubmit={send}>
    <input aria-label="Nombre" />
    <SubmitButton pending={pending}>Guardar</SubmitButton>
  </form>
);

describe('the button that sends a form', () => {
  beforeEach(() => send.mockClear());

  it('sends by click and by Enter', async () => {
    render(<Form pending={false} />);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.type(screen.getByLabelText('Nombre'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('sends nothing a second time while pending, says so, and keeps the focus', async () => {
    const { rerender } = render(<Form pending={false} />);
    await userEvent.click(screen.getByRole('button'));
    rerender(<Form pending />);
    const button = screen.getByRole('button', { name: 'Guardar' });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('Nombre'), '{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

const schema = object({ name: rules.required('El nombre'), email: rules.emailAddress() });

function UserForm({ onSent }: { onSent: (values: unknown) => void }) {
  const form = useZodForm(schema, { name: '', email: '' });
  const [failure, setFailure] = useState<unknown>();
  useServerErrors(form, failure);
  const fail = (status: number, fields?: Record<string, string>) => () =>
    setFailure(new HttpError({ status, body: { message: 'Revisa los datos.', fields } }));
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(onSent)(event)}>
      <TextField form={form} name="name" label="Nombre" />
      <TextField form={form} name="email" label="Correo" />
      <SubmitButton pending={false}>Guardar</SubmitButton>
      <button type="button" onClick={fail(422, { email: 'Ya existe', name: 'Demasiado largo' })}>
        Dos errores
      </button>
      <button type="button" onClick={fail(503)}>
        Sin servicio
      </button>
      <button type="button" onClick={() => setFailure(new Error('x'))}>
        Otro
      </button>
    </form>
  );
}

describe('a form with a schema', () => {
  it('shows an error once its field was left, then follows the typing', async () => {
    render(<UserForm onSent={jest.fn()} />);
    const email = screen.getByLabelText('Correo');
    await userEvent.type(email, 'ana');
    expect(email).toBeValid();
    await userEvent.tab();
    await waitFor(() => expect(email).toHaveAccessibleDescription('El correo no es válido'));
    await userEvent.type(email, '@vatio.es');
    await waitFor(() => expect(email).toBeValid());
  });

  it('sends nothing while there are errors, and goes to the first', async () => {
    const onSent = jest.fn();
    render(<UserForm onSent={onSent} />);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('El nombre es obligatorio')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(onSent).not.toHaveBeenCalled();
  });

  it('sends what the schema made of what was typed', async () => {
    const onSent = jest.fn();
    render(<UserForm onSent={onSent} />);
    await userEvent.type(screen.getByLabelText('Nombre'), ' Ana ');
    await userEvent.type(screen.getByLabelText('Correo'), 'ana@vatio.es{Enter}');
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(1));
    expect(onSent.mock.calls[0]?.[0]).toEqual({ name: 'Ana', email: 'ana@vatio.es' });
  });

  it('puts the messages of the server on their fields, and goes to the first', async () => {
    render(<UserForm onSent={jest.fn()} />);
    await userEvent.click(screen.getByRole('button', { name: 'Dos errores' }));
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription('Ya existe');
    expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription('Demasiado largo');
    expect(screen.getByLabelText('Correo')).toHaveFocus();
  });

  it.each(['Sin servicio', 'Otro'])(
    'leaves its fields alone when the failure is another: %s',
    async (name) => {
      render(<UserForm onSent={jest.fn()} />);
      await userEvent.click(screen.getByRole('button', { name }));
      expect(screen.getByLabelText('Correo')).toBeValid();
      expect(screen.getByLabelText('Nombre')).toBeValid();
    },
  );
});
