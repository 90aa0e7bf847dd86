import '@vatio/platform/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { MemoryRouter } from 'react-router-dom';
import {
  boolean,
  CheckboxField,
  ChoiceField,
  FieldGrid,
  FormActions,
  object,
  rules,
  SelectField,
  TextField,
  useZodForm,
} from '../index';

const schema = object({
  email: rules.emailAddress(),
  rate: rules.oneOf(['2.0TD', '3.0TD'], 'Elige una tarifa'),
  role: rules.oneOf(['reader', 'admin'], 'Elige un rol'),
  terms: boolean().refine((isTicked) => isTicked, 'Acepta las condiciones'),
});
type Values = { email: string; rate: '2.0TD'; role: 'reader'; terms: boolean };
const empty = { email: '', rate: '', role: '', terms: false } as unknown as Values;

const rates = [
  { value: '2.0TD', label: 'Doméstica' },
  { value: '3.0TD', label: 'Industrial' },
];
const roles = [
  { value: 'reader', label: 'Lectura', explanation: 'Ve todo y no cambia nada.' },
  { value: 'admin', label: 'Administración' },
];

interface FormProps {
  readonly defaults?: Values;
  readonly onSent?: (values: unknown) => void;
}

function Form({ defaults = empty, onSent = jest.fn() }: FormProps) {
  const form = useZodForm(schema, defaults);
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((sent) => onSent(sent))(event)}>
      <TextField form={form} name="email" label="Correo" type="email" help="El del trabajo" />
      <SelectField
        form={form}
        name="rate"
        label="Tarifa"
        options={rates}
        placeholder="Elige una tarifa"
      />
      <ChoiceField form={form} name="role" label="Rol" choices={roles} />
      <CheckboxField form={form} name="terms" label="Acepto" help="Son breves" />
      <FormActions pending={false} cancelTo="/user">
        Guardar
      </FormActions>
    </form>
  );
}

const show = (props: FormProps = {}) => render(<Form {...props} />, { wrapper: MemoryRouter });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
const radios = () => screen.getByRole('radiogroup', { name: 'Rol' });

describe('fields of a form', () => {
  it('send what was typed, chosen and ticked', async () => {
    const onSent = jest.fn();
    show({ onSent });
    await userEvent.type(screen.getByRole('textbox', { name: 'Correo' }), 'ana@vatio.es');
    await userEvent.selectOptions(screen.getByLabelText('Tarifa'), 'Industrial');
    await userEvent.click(screen.getByRole('radio', { name: 'Administración' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Acepto' }));
    await send();
    const sent = { email: 'ana@vatio.es', rate: '3.0TD', role: 'admin', terms: true };
    await waitFor(() => expect(onSent).toHaveBeenCalledWith(sent));
  });

  it('show what they start with', () => {
    show({ defaults: { email: 'a@b.es', rate: '2.0TD', role: 'reader', terms: true } });
    expect(screen.getByLabelText('Correo')).toHaveValue('a@b.es');
    expect(screen.getByLabelText('Tarifa')).toHaveDisplayValue('Doméstica');
    expect(screen.getByRole('radio', { name: 'Lectura' })).toBeChecked();
    expect(screen.getByLabelText('Acepto')).toBeChecked();
  });

  it('have their errors read out with them, after which the first has the focus', async () => {
    const { container } = show();
    await send();
    await waitFor(() => expect(screen.getByLabelText('Correo')).toHaveFocus());
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(
      'El correo es obligatorio El del trabajo',
    );
    expect(screen.getByLabelText('Tarifa')).toHaveAccessibleDescription('Elige una tarifa');
    expect(radios()).toHaveAccessibleDescription('Elige un rol');
    expect(screen.getByLabelText('Acepto')).toHaveAccessibleDescription(
      'Acepta las condiciones Son breves',
    );
    for (const field of ['Correo', 'Tarifa', 'Acepto']) {
      expect(screen.getByLabelText(field)).toBeInvalid();
    }
    expect(radios()).toBeInvalid();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lose their errors once they are mended', async () => {
    show();
    await send();
    await waitFor(() => expect(radios()).toBeInvalid());
    await userEvent.click(screen.getByRole('radio', { name: 'Lectura' }));
    await userEvent.click(screen.getByLabelText('Acepto'));
    await waitFor(() => expect(radios()).toBeValid());
    await waitFor(() => expect(screen.getByLabelText('Acepto')).toBeValid());
    expect(screen.getByLabelText('Tarifa')).toBeInvalid();
  });

  it('pass axe without errors', async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('a choice', () => {
  it('explains each value, and can be made on the explanation', async () => {
    show();
    const reader = screen.getByRole('radio', { name: 'Lectura' });
    expect(reader).toHaveAccessibleDescription('Ve todo y no cambia nada.');
    await userEvent.click(screen.getByText('Ve todo y no cambia nada.'));
    expect(reader).toBeChecked();
  });

  it('is made with the arrows', async () => {
    show();
    screen.getByRole('radio', { name: 'Lectura' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: 'Administración' })).toBeChecked();
  });
});

describe('the last row of a form', () => {
  it('leads away by «Cancelar»', () => {
    show();
    expect(screen.getByRole('link', { name: 'Cancelar' })).toHaveAttribute('href', '/user');
  });

  it('in a dialog, «Cancelar» is a button that sends nothing', async () => {
    const onCancel = jest.fn();
    const onSubmit = jest.fn();
    render(
      <form onSubmit={onSubmit}>
        <FormActions pending={false} onCancel={onCancel}>
          Guardar
        </FormActions>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it('FieldGrid gives each child that there is a column', () => {
  const { container } = render(
    <FieldGrid>
      {['a', 'b'].map((name) => (
        <i key={name}>{name}</i>
      ))}
      {false}
      <b>c</b>
    </FieldGrid>,
  );
  const columns = container.querySelectorAll('.row > .col-md-6');
  expect([...columns].map(({ textContent }) => textContent)).toEqual(['a', 'b', 'c']);
});
