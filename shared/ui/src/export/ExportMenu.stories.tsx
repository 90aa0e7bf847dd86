import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { fireEvent, within } from 'storybook/test';
import { ExportMenu, type ExportMenuProps } from './ExportMenu';

type ReadRows = ExportMenuProps<string>['readRows'];

const never: ReadRows = () => new Promise(() => undefined);

const Shown = (props: Partial<ExportMenuProps<string>>) => (
  <ExportMenu
    fileName="facturas"
    columns={[{ header: 'Nombre', value: (name: string) => name }]}
    readRows={never}
    {...props}
  />
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

/** A page has one open panel at most. */
const inFrame = { docs: { story: { inline: false, height: '420px' } } };

const exporting = (readRows: ReadRows): Story => ({
  args: { readRows },
  parameters: inFrame,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await fireEvent.click(canvas.getByRole('button', { name: 'Exportar' }));
    await fireEvent.click(await canvas.findByRole('button', { name: 'Excel (.xlsx)' }));
  },
});
const failing = (status: number, message?: string) =>
  exporting(() => Promise.reject(new HttpError({ status, body: { message } })));

export const Closed: Story = {};
export const Small: Story = { args: { isSmall: true, label: 'Exportar la curva' } };
export const Open: Story = {
  parameters: inFrame,
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button', { name: 'Exportar' }));
  },
};
export const Working = exporting((signal, onProgress) => {
  onProgress(4_000, 12_400);
  return never(signal, onProgress);
});
export const Forbidden = failing(403, 'No tienes permiso para esta operación.');
export const WithoutNetwork = failing(0);
export const Failed = failing(500);
