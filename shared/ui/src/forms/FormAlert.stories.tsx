import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { FormAlert } from './FormAlert';
import { TextField } from './fields/TextField';
import { FormOf } from './testing/FormOf';

interface ShownProps {
  readonly error: unknown;
  readonly fieldError?: string;
}

const Shown = ({ error, fieldError }: ShownProps) => (
  <FormOf values={{ name: 'Panadería Ávila' }} errors={fieldError ? { name: fieldError } : {}}>
    {(form) => (
      <>
        <TextField form={form} name="name" label="Razón social" />
        <FormAlert form={form} error={error} />
      </>
    )}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

const failed = (status: number, message?: string): Story => ({
  args: { error: new HttpError({ status, body: { message } }) },
});

export const None: Story = { args: { error: null } };
export const Invalid = failed(422, 'Revisa los datos marcados.');
export const InvalidInTwoPlaces: Story = {
  args: {
    fieldError: 'Ya hay un cliente con este nombre',
    error: new HttpError({
      status: 422,
      body: { message: 'Revisa los datos.', fields: { version: 'Vuelve a cargar la página.' } },
    }),
  },
};
export const Conflict = failed(
  409,
  'El cliente tiene puntos de suministro: archívalos o pásalos a otro cliente antes de borrarlo.',
);
export const Forbidden = failed(403);
export const TooManyTries = failed(429);
export const WithoutNetwork = failed(0);
export const OutOfService = failed(503);
export const Failed = failed(500);
export const Unexpected: Story = { args: { error: new TypeError('x is undefined') } };
