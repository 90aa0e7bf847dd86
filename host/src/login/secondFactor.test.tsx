import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '../../../tests/setup/answers';
import { findSection, renderHost, signIn } from '../testing/renderHost';
import { tokenOf } from '../testing/tokens';

const refused = (code: string) => ({ message: 'Revisa los campos señalados.', fields: { code } });

it('asks for the code only where the account has a second factor, and sends it with the same call', async () => {
  answer('post', 'login', refused('Escribe el código de tu segundo factor'), 422);
  await renderHost({ route: '/billing' });
  await screen.findByLabelText('Correo electrónico');
  expect(screen.queryByLabelText('Código')).not.toBeInTheDocument();
  await signIn();
  const code = await screen.findByLabelText('Código');
  await waitFor(() => expect(code).toHaveFocus());
  expect(code).toHaveAccessibleDescription('Escribe el código de tu segundo factor');

  answer('post', 'login', refused('El código no es correcto o ya se ha usado'), 422);
  await userEvent.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/no es correcto/));

  const sent = answer('post', 'login', { token: tokenOf() });
  await userEvent.clear(code);
  await userEvent.type(code, '123456{Enter}');
  await findSection('billing');
  expect(sent[0]?.body).toEqual({
    email: 'ana@vatio.example',
    password: 'secreta',
    code: '123456',
  });
});

it('says that a given password has died', async () => {
  const message =
    'La contraseña que te dieron ha caducado. Pide a un administrador que te dé otra.';
  answer('post', 'login', { message }, 422);
  await renderHost({ route: '/login' });
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});
