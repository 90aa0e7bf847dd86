import '@vatio/platform/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { resetState, state } from '@vatio/platform/testing/controls';
import { object, PasswordField, RestoredDraft, rules, TextField, useSavedForm } from './index';

const schema = object({
  name: rules.line('El nombre', 120),
  email: rules.emailAddress(),
  password: rules.newPassword(),
});

function UserForm({ name = 'Ana' }: { readonly name?: string }) {
  const { form, restored, discardDraft, done } = useSavedForm({
    schema,
    defaults: { name, email: 'ana@vatio.es', password: '' },
    draftKey: 'user/7',
    secret: ['password'],
  });
  return (
    <form noValidate onSubmit={(event) => void form.handleSubmit(done)(event)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <TextField form={form} name="name" label="Nombre" />
      <TextField form={form} name="email" label="Correo" />
      <PasswordField form={form} name="password" label="Contraseña" autoComplete="new-password" />
      <button type="submit">Guardar</button>
    </form>
  );
}

const show = (props: { name?: string } = {}) => render(<UserForm {...props} />);
const [name, email, password] = ['Nombre', 'Correo', 'Contraseña'].map(
  (label) => () => screen.getByLabelText(label),
) as [() => HTMLElement, () => HTMLElement, () => HTMLElement];
const restored = () => screen.queryByText('Hemos recuperado lo que estabas escribiendo.');
const draft = () => state.drafts.get('user/7');

afterEach(() => act(() => resetState()));

describe('a form that is taken away while it is filled in', () => {
  it('has its text back when it appears again, never the password', async () => {
    const { unmount } = show();
    await userEvent.type(name(), ' Ruiz');
    await userEvent.type(password(), 'secretísima');
    unmount();
    expect(JSON.stringify([...state.drafts])).not.toContain('secretísima');

    show();
    expect(name()).toHaveValue('Ana Ruiz');
    expect(password()).toHaveValue('');
    expect(restored()).toBeVisible();
    expect(state.dirtyForms).toBe(1);
  });

  it('goes on from there: what is typed next is kept, too', async () => {
    state.drafts.set('user/7', { name: 'Ana Ruiz' });
    const { unmount } = show();
    await userEvent.type(name(), ' Gil');
    unmount();
    show();
    expect(name()).toHaveValue('Ana Ruiz Gil');
  });

  it('does not undo what others have changed in other fields', async () => {
    const { unmount } = show();
    await userEvent.type(email(), 'x');
    unmount();
    show({ name: 'Ana María' });
    expect(email()).toHaveValue('ana@vatio.esx');
    expect(name()).toHaveValue('Ana María');
  });

  it('ignores what an older form kept in fields that there are no more', async () => {
    state.drafts.set('user/7', { name: 'Ana Ruiz', phone: '600' });
    show();
    await userEvent.type(name(), ' Gil');
    expect(draft()).toEqual({ name: 'Ana Ruiz Gil' });
  });

  it('says nothing when nothing but the password was typed', async () => {
    const { unmount } = show();
    await userEvent.type(password(), 'secretísima');
    unmount();
    show();
    expect(restored()).not.toBeInTheDocument();
    expect(state.drafts.size).toBe(0);
  });

  it('«Descartar» takes it all back', async () => {
    state.drafts.set('user/7', { name: 'Ana Ruiz' });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(name()).toHaveValue('Ana');
    expect(restored()).not.toBeInTheDocument();
    expect(state.drafts.size).toBe(0);
    expect(state.dirtyForms).toBe(0);
  });
});

describe('a form with changes', () => {
  it('is unsaved until they are taken back', async () => {
    show();
    expect(state.dirtyForms).toBe(0);
    await userEvent.type(name(), 'x');
    expect(state.dirtyForms).toBe(1);
    expect(draft()).toEqual({ name: 'Anax' });
    await userEvent.type(name(), '{Backspace}');
    expect(state.dirtyForms).toBe(0);
    expect(draft()).toBeUndefined();
  });

  it('that was sent has nothing unsaved, keeps its text, and forgets the password', async () => {
    show();
    await userEvent.type(name(), ' Ruiz');
    await userEvent.type(password(), 'secretísima{Enter}');
    await waitFor(() => expect(password()).toHaveValue(''));
    expect(state.dirtyForms).toBe(0);
    expect(draft()).toBeUndefined();
    expect(name()).toHaveValue('Ana Ruiz');
  });

  it('that was sent can be changed again', async () => {
    show();
    await userEvent.type(password(), 'secretísima');
    await userEvent.type(name(), ' Ruiz{Enter}');
    await waitFor(() => expect(state.dirtyForms).toBe(0));
    await userEvent.type(name(), ' Gil');
    expect(state.dirtyForms).toBe(1);
    expect(draft()).toEqual({ name: 'Ana Ruiz Gil' });
  });
});
