import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { state } from '@vatio/platform/testing/controls';
import { within } from 'storybook/test';
import { ClientFields, type ClientValues, clientSchema, noClient } from '../testing/clientForm';
import { NewForm } from './NewForm';

interface ShownProps {
  readonly draftKey: string;
  readonly isPending?: boolean;
  readonly error?: unknown;
  readonly values?: Partial<ClientValues>;
  readonly draft?: Partial<ClientValues>;
}

const Shown = ({ isPending = false, error = null, values, draft, draftKey }: ShownProps) => {
  if (draft) state.drafts.set(draftKey, draft);
  return (
    <NewForm
      schema={clientSchema}
      defaults={{ ...noClient, ...values }}
      draftKey={draftKey}
      create={{ mutate: () => undefined, isPending, error }}
      submit="Crear cliente"
      cancelTo="/company"
      message={() => 'Cliente creado'}
      page={() => '/company'}
    >
      {(form) => <ClientFields form={form} />}
    </NewForm>
  );
};

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Empty: Story = { args: { draftKey: 'new/empty' } };
export const Restored: Story = {
  args: {
    draftKey: 'new/restored',
    draft: { name: 'Panadería Ávila, S.L.', phone: '910 000 000' },
  },
};
export const Busy: Story = {
  args: { draftKey: 'new/busy', values: { name: 'Talleres Ruiz' }, isPending: true },
};
export const Failed: Story = {
  args: { draftKey: 'new/failed', error: new HttpError({ status: 500 }) },
};
export const Refused: Story = {
  args: {
    draftKey: 'new/refused',
    values: { name: 'Panadería Ávila, S.L.', email: 'ana@', phone: '910 000 000' },
    error: new HttpError({
      status: 422,
      body: {
        message: 'Revisa los datos marcados.',
        fields: { email: 'El correo no es válido', phone: 'Hay un carácter que no se admite' },
      },
    }),
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Hay un carácter que no se admite');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};
