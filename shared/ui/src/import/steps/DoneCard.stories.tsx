import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { DoneCard, type DoneCardProps } from './DoneCard';

type Undo = DoneCardProps<string>['undo'];

interface ShownProps {
  readonly undo?: Partial<Undo>;
  readonly words?: string;
}

const Shown = ({ undo, words = ', con 1 cliente de alta.' }: ShownProps) => (
  <DoneCard<string>
    title="Puntos importados"
    link={{ to: '/company/puntos', label: 'Ver los puntos' }}
    onAgain={() => undefined}
    undo={{
      isPending: false,
      error: null,
      data: undefined,
      start: () => undefined,
      inWords: (undone) => undone,
      ...undo,
    }}
  >
    3 puntos importados de <bdi className="text-break">puntos-2026.xlsx</bdi>
    {words}
  </DoneCard>
);

export default { component: Shown } satisfies Meta<typeof Shown>;

type Story = StoryObj<typeof Shown>;

export const Full: Story = {};
export const WithRefusedRows: Story = {
  args: { words: '. 2 filas con errores se han quedado fuera.' },
};
export const OfSomebodyElse: Story = { args: { undo: { start: undefined } } };
export const Undoing: Story = { args: { undo: { isPending: true } } };
export const NotUndone: Story = { args: { undo: { error: new HttpError({ status: 500 }) } } };
export const Undone: Story = {
  args: {
    undo: {
      data: 'Hemos quitado 2 puntos y 1 cliente. 1 punto se queda porque ya se ha trabajado con él.',
    },
  },
};
