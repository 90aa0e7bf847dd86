import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from '@vatio/platform';
import {
  FormActions,
  object,
  PasswordField,
  RestoredDraft,
  rules,
  TextField,
  useSavedForm,
} from '@vatio/ui/forms';
import { useNavigate } from 'react-router-dom';
import { answer } from '../../../tests/setup/answers';
import { findSection, path, renderHost, signIn } from '../testing/renderHost';
import { sayingIts } from '../testing/sections';
import { tokenOf } from '../testing/tokens';

const schema = object({ name: rules.line('El nombre', 120), password: rules.newPassword() });

/** A section with a form from the door for forms, which navigates after sending. */
function NewUser() {
  const navigate = useNavigate();
  const { form, restored, discardDraft, done } = useSavedForm({
    schema,
    defaults: { name: '', password: '' },
    draftKey: 'user/new',
    secret: ['password'],
  });
  const send = () => {
    done();
    void navigate('/company');
  };
  return (
    <form onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {restored && <RestoredDraft onDiscard={discardDraft} />}
      <TextField form={form} name="name" label="Nombre" />
      <PasswordField form={form} name="password" label="Clave" autoComplete="new-password" />
      <FormActions pending={false}>Crear</FormActions>
    </form>
  );
}

async function fillIn() {
  answer('get', 'things', {}, 401);
  answer('post', 'logout', undefined, 204);
  answer('post', 'login', { token: tokenOf() });
  const sections = { user: NewUser, company: sayingIts('company') };
  await renderHost({ session: tokenOf(), route: '/user', sections });
  await userEvent.type(await screen.findByLabelText('Nombre'), 'Luis Gil');
  await userEvent.type(screen.getByLabelText('Clave'), 'secretísima');
}

describe('a form of the door for forms', () => {
  it('asks before it is left', async () => {
    await fillIn();
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    expect(await screen.findByRole('dialog', { name: 'Hay cambios sin guardar' })).toBeVisible();
  });

  it('does not ask when it leads elsewhere once it was sent', async () => {
    await fillIn();
    await userEvent.keyboard('{Enter}');
    await findSection('company');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

    await userEvent.click(screen.getByRole('link', { name: 'Usuarios' }));
    expect(await screen.findByLabelText('Nombre')).toHaveValue('');
    expect(path()).toBe('/user');
  });

  it('has its text back after a forced logout, never the password', async () => {
    await fillIn();
    await act(() => http.get('things').catch(() => undefined));
    await signIn();

    expect(await screen.findByLabelText('Nombre')).toHaveValue('Luis Gil');
    expect(screen.getByLabelText('Clave')).toHaveValue('');
    expect(screen.getByText('Hemos recuperado lo que estabas escribiendo.')).toBeVisible();
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('secretísima');
  });
});
