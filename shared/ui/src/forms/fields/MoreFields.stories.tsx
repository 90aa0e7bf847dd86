import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormOf } from '../testing/FormOf';
import { DayField } from './DayField';
import { FieldGrid } from './FieldGrid';
import { MoreFields } from './MoreFields';
import { TextField } from './TextField';

interface ShownProps {
  readonly isOpen?: boolean;
  readonly error?: string;
}

const Shown = ({ isOpen = false, error }: ShownProps) => (
  <FormOf
    values={{ rightsKw: isOpen ? '50' : '', rightsUntil: '' }}
    errors={error ? { rightsKw: error } : {}}
  >
    {(form) => (
      <MoreFields
        title="Cambios de potencia y certificados"
        note="Lo que dejes vacío queda como «No se sabe»: no se da nada por supuesto."
        isOpen={isOpen}
        hasErrors={form.formState.errors.rightsKw !== undefined}
      >
        <FieldGrid>
          <TextField
            form={form}
            name="rightsKw"
            label="Derechos de extensión vigentes, en kW"
            help="Hasta esa potencia se puede subir sin pagarlos otra vez"
          />
          <DayField form={form} name="rightsUntil" label="Derechos vigentes hasta" />
        </FieldGrid>
      </MoreFields>
    )}
  </FormOf>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Closed: Story = {};
export const Open: Story = { args: { isOpen: true } };
export const OpenedByAnError: Story = { args: { error: 'Escribe un número de kW' } };
