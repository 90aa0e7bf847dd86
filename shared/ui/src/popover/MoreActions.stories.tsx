import type { Meta, StoryObj } from '@storybook/react-vite';
import { Archive, Trash2 } from 'lucide-react';
import { MoreActions } from './MoreActions';

const actions = (
  <>
    <button type="button" className="btn btn-outline-secondary">
      <Archive aria-hidden="true" /> Archivar
    </button>
    <button type="button" className="btn btn-outline-danger">
      <Trash2 aria-hidden="true" /> Borrar
    </button>
  </>
);

export default { component: MoreActions, args: { children: actions } } satisfies Meta<
  typeof MoreActions
>;

type Story = StoryObj<typeof MoreActions>;

export const Closed: Story = {};
export const Opened: Story = {
  render: ({ children }) => (
    <div ref={(box) => box?.querySelector<HTMLElement>('[popover]')?.showPopover()}>
      <MoreActions>{children}</MoreActions>
    </div>
  ),
  parameters: { docs: { story: { inline: false, height: '180px' } } },
};
