import type { Meta, StoryObj } from '@storybook/react-vite';
import type { UseMutationResult } from '@tanstack/react-query';
import { HttpError } from '@vatio/platform';
import { fireEvent, within } from 'storybook/test';
import { withoutFocus } from '../forms/testing/withoutFocus';
import { Amounts } from './Amounts';
import { UndoneBadge } from './importColumns';
import { OnlyErrors } from './OnlyErrors';
import { UndoImport } from './UndoImport';

interface ShownProps {
  readonly isSmall?: boolean;
  readonly isOff?: boolean;
  readonly undo?: { readonly isPending?: boolean; readonly error?: Error };
}

const Shown = ({ isSmall = false, isOff = false, undo }: ShownProps) => (
  <UndoImport
    isSmall={isSmall}
    aria-disabled={isOff}
    sent="7"
    undo={
      {
        isPending: false,
        error: null,
        mutate: () => undefined,
        reset: () => undefined,
        ...undo,
      } as unknown as UseMutationResult<string, Error, string>
    }
  >
    Quitaremos los puntos que creó <bdi className="fw-bold text-break">puntos-2026.xlsx</bdi>, con
    sus contratos y los clientes que dio de alta. Se quedan aquellos con los que ya se ha trabajado.
    Para tenerlos otra vez habría que importar el fichero de nuevo.
  </UndoImport>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

const asked = (undo: ShownProps['undo'] = {}): Story => ({
  args: { undo },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('button'));
    await withoutFocus();
  },
});

export const Undo: Story = {};
export const SmallUndo: Story = { args: { isSmall: true } };
export const NoUndo: Story = { args: { isOff: true } };
export const Asked = asked();
export const Undoing = asked({ isPending: true });
export const NotUndone = asked({ error: new HttpError({ status: 500 }) });
export const AmountsOfImport: StoryObj = {
  render: () => (
    <Amounts amounts={{ Nuevos: 1234, 'Ya existen': 12, Sustituidos: undefined, Errores: 0 }} />
  ),
};
export const OnlyErrorsOff: StoryObj = {
  render: () => <OnlyErrors isOn={false} errors={1234} onChange={() => undefined} />,
};
export const OnlyErrorsOn: StoryObj = {
  render: () => <OnlyErrors isOn errors={1} onChange={() => undefined} />,
};
export const Imported: StoryObj = { render: () => <UndoneBadge undoneAt={null} /> };
export const Undone: StoryObj = {
  render: () => <UndoneBadge undoneAt="2026-11-21T17:53:00.000Z" />,
};
