import '@vatio/platform/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { DayField, object, rules, textOrNothing, useZodForm } from '../forms';

const schema = object({ from: rules.plausibleDay(), to: textOrNothing(rules.plausibleDay()) });
const onSent = jest.fn();
beforeEach(() => onSent.mockClear());

interface FormProps {
  readonly from?: string;
  readonly max?: string;
}

function Form({ from = '', max }: FormProps) {
  const form = useZodForm(schema, { from, to: '' });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit((sent) => onSent(sent))(event)}>
      <DayField form={form} name="from" label="Desde" help="Incluido" {...(max && { max })} />
      <DayField form={form} name="to" label="Hasta (opcional)" />
      <button type="button" onClick={() => form.setValue('from', '2027-01-31')}>
        Proponer
      </button>
      <button type="button" onClick={() => form.reset()}>
        Deshacer
      </button>
      <button type="submit">Guardar</button>
    </form>
  );
}

const input = () => screen.getByLabelText<HTMLInputElement>('Desde');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const send = () => press('Guardar');
const openCalendar = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Abrir el calendario' })[0] as Element);
const chosen = (name: string) => screen.findByRole('button', { name });

it.each(['05/11/2026', '5/11/26', '05112026', '051126', '5-11-2026', '5.11.2026', '2026-11-05'])(
  'takes «%s», and shows it as 05/11/2026',
  async (typed) => {
    render(<Form />);
    await userEvent.type(input(), typed);
    await send();
    await waitFor(() => expect(onSent).toHaveBeenCalledWith({ from: '2026-11-05', to: null }));
    expect(input()).toHaveValue('05/11/2026');
  },
);

it('takes a short year that Enter sends at once', async () => {
  render(<Form />);
  await userEvent.type(input(), '5/11/26{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledWith({ from: '2026-11-05', to: null }));
});

it('takes a pasted ISO day', async () => {
  render(<Form />);
  await userEvent.click(input());
  await userEvent.paste('2026-11-05');
  expect(input()).toHaveValue('05/11/2026');
});

it.each(['11/25/2026', '29/02/2026', 'mañana', '5/11'])('refuses «%s»', async (typed) => {
  render(<Form />);
  await userEvent.type(input(), typed);
  await userEvent.tab();
  expect(await screen.findByText('Escribe la fecha como 05/11/2026')).toBeVisible();
  expect(input()).toHaveValue(typed);
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription('Escribe la fecha como 05/11/2026 Incluido');
});

it('refuses, too, an optional day that is none, and takes the focus there', async () => {
  render(<Form from="2026-11-05" />);
  await userEvent.type(screen.getByLabelText('Hasta (opcional)'), 'pronto');
  await send();
  expect(await screen.findByText('Escribe la fecha como 05/11/2026')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Hasta (opcional)')).toHaveFocus());
  expect(onSent).not.toHaveBeenCalled();
});

it('shows the values that the form sets', async () => {
  render(<Form from="2026-11-05" />);
  expect(input()).toHaveValue('05/11/2026');
  await press('Proponer');
  expect(input()).toHaveValue('31/01/2027');
  await press('Deshacer');
  await waitFor(() => expect(input()).toHaveValue('05/11/2026'));
});

describe('its calendar', () => {
  it('is in Spanish, begins on Monday and chooses a day', async () => {
    const { container } = render(<Form from="2026-11-05" />);
    await openCalendar();
    const day = await chosen('jueves, 5 de noviembre de 2026');
    expect(day).toHaveFocus();
    expect(day).toHaveAttribute('aria-pressed', 'true');
    const calendar = screen.getByRole('dialog', { name: 'Calendario' });
    const heads = within(calendar).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).join('')).toBe('LMXJVSD');
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(await chosen('lunes, 2 de noviembre de 2026'));
    expect(input()).toHaveValue('02/11/2026');
    expect(input()).toHaveFocus();
    expect(calendar).not.toBeVisible();
  });

  it('is used by keyboard', async () => {
    render(<Form from="2026-11-05" />);
    await userEvent.type(input(), '{Alt>}{ArrowDown}{/Alt}');
    await chosen('jueves, 5 de noviembre de 2026');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(await chosen('lunes, 9 de noviembre de 2026')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowUp}{PageDown}');
    expect(await chosen('lunes, 7 de diciembre de 2026')).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}{PageUp}');
    expect(await chosen('viernes, 7 de noviembre de 2025')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(input()).toHaveValue('07/11/2025');
  });

  it('closes with Esc, and changes nothing', async () => {
    render(<Form from="2026-11-05" />);
    await openCalendar();
    await chosen('jueves, 5 de noviembre de 2026');
    await userEvent.keyboard('{PageDown}{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(input()).toHaveFocus();
    expect(input()).toHaveValue('05/11/2026');
  });

  it('stays on the last day of a shorter month, and goes by years', async () => {
    render(<Form from="2024-01-31" />);
    await openCalendar();
    await chosen('miércoles, 31 de enero de 2024');
    await userEvent.keyboard('{PageDown}');
    expect(await chosen('jueves, 29 de febrero de 2024')).toHaveFocus();
    await press('Año siguiente');
    expect(await chosen('viernes, 28 de febrero de 2025')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Año siguiente' })).toHaveFocus();
  });

  it('offers no day after the last', async () => {
    render(<Form from="2026-11-05" max="2026-11-10" />);
    await openCalendar();
    expect(await chosen('miércoles, 11 de noviembre de 2026')).toBeDisabled();
    await userEvent.keyboard('{PageDown}');
    expect(await chosen('martes, 10 de noviembre de 2026')).toHaveFocus();
  });

  it('takes the day away', async () => {
    render(<Form from="2026-11-05" />);
    await openCalendar();
    await userEvent.click(await chosen('Borrar'));
    expect(input()).toHaveValue('');
  });
});
