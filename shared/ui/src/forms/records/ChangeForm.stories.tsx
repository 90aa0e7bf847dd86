import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { Card } from '../../layout/Card';
import { ClientFields, clientSchema, clientWords, storedClient } from '../testing/clientForm';
import { withoutFocus } from '../testing/withoutFocus';
import { ChangeForm } from './ChangeForm';
import { InPlaceForm } from './InPlaceForm';

interface ShownProps {
  readonly draftKey: string;
  readonly isPending?: boolean;
  readonly error?: unknown;
  readonly staysOnItsPage?: boolean;
}

/** A form that leads to another page after saving, or one that stays. */
const Shown = ({ draftKey, isPending = false, error = null, staysOnItsPage }: ShownProps) => {
  const common = {
    draftKey,
    stored: storedClient,
    schema: clientSchema,
    change: { mutate: () => undefined, isPending, error, reset: () => undefined },
    toForm: ({ name, email, phone }: typeof storedClient) => ({ name, email, phone }),
    toSend: () => undefined,
    words: clientWords,
    what: 'este cliente',
    savedMessage: 'Cliente guardado',
  };
  return staysOnItsPage ? (
    <InPlaceForm
      {...common}
      submit="Guardar el cliente"
      layout={(form) => <Card title="Contacto">{form}</Card>}
    >
      {(form) => <ClientFields form={form} />}
    </InPlaceForm>
  ) : (
    <ChangeForm {...common} page="/company/clientes/7">
      {(form) => <ClientFields form={form} />}
    </ChangeForm>
  );
};

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Full: Story = { args: { draftKey: 'change/full' } };
export const Busy: Story = { args: { draftKey: 'change/busy', isPending: true } };
export const Failed: Story = {
  args: { draftKey: 'change/failed', error: new HttpError({ status: 0 }) },
};
export const Overtaken: Story = {
  args: {
    draftKey: 'change/overtaken',
    error: new HttpError({
      status: 409,
      body: {
        message: 'Otra persona lo ha cambiado.',
        versions: {
          yours: { name: 'Panadería Ávila' },
          current: { ...storedClient, name: 'Panadería Ávila e Hijos, S.L.', version: 4 },
        },
      },
    }),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  play: withoutFocus,
};
export const InPlace: Story = { args: { draftKey: 'place/full', staysOnItsPage: true } };
export const InPlaceBusy: Story = {
  args: { draftKey: 'place/busy', staysOnItsPage: true, isPending: true },
};
export const InPlaceForbidden: Story = {
  args: {
    draftKey: 'place/forbidden',
    staysOnItsPage: true,
    error: new HttpError({ status: 403 }),
  },
};
