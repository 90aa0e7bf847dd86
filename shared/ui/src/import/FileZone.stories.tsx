import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { FileSpreadsheet } from 'lucide-react';
import { fireEvent, within } from 'storybook/test';
import { FileZone } from './FileZone';
import { FileChoice } from './steps/FileChoice';
import { flowOf } from './testing/pointFile';

const inputLabel = 'Fichero de puntos de suministro';
const Choice = ({ given }: { readonly given?: Parameters<typeof flowOf>[0] }) => (
  <FileChoice flow={flowOf(given)} inputLabel={inputLabel} note="Una fila para cada CUPS." />
);

export default { component: Choice } satisfies Meta<typeof Choice>;

type Story = StoryObj<typeof Choice>;

export const Idle: Story = {};
export const DraggedOver: StoryObj = {
  render: () => (
    <FileZone
      icon={<FileSpreadsheet aria-hidden="true" />}
      title="Suelta el fichero"
      inputLabel={inputLabel}
      isOver
      onFiles={() => undefined}
    >
      Excel (.xlsx) o CSV, de hasta 5 MB y 5.000 filas. Una fila para cada CUPS.
    </FileZone>
  ),
};
export const Reading: Story = { args: { given: { read: { isPending: true } } } };
export const SeveralFiles: Story = {
  play: async ({ canvasElement }) => {
    const files = ['puntos.xlsx', 'clientes.xlsx'].map((name) => new File(['x'], name));
    await fireEvent.change(within(canvasElement).getByLabelText(inputLabel), { target: { files } });
  },
};
export const TooBig: Story = {
  args: { given: { failure: 'El fichero ocupa 7,2 MB y el máximo son 5 MB: divídelo.' } },
};
export const EmptyFile: Story = {
  args: {
    given: { failure: 'El fichero está vacío: revísalo, o descarga la plantilla y rellénala.' },
  },
};
export const Failed: Story = { args: { given: { failure: new HttpError({ status: 500 }) } } };
