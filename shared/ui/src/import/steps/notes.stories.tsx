import type { Meta, StoryObj } from '@storybook/react-vite';
import { fireEvent, within } from 'storybook/test';
import { answerWithErrors, chosenFile, flowOf } from '../testing/pointFile';
import { NoteTable } from './NoteTable';
import { ProposalCard } from './ProposalCard';
import { WarningCard } from './WarningCard';

const file = { flow: flowOf(), chosen: chosenFile, answer: answerWithErrors };
const laterIn = 'en la ficha del punto';
const many = {
  ...file,
  answer: {
    importId: null,
    rows: Array.from({ length: 30 }, (_, at) => ({
      line: at + 2,
      outcome: 'create' as const,
      problems: [],
      proposed: [{ field: 'power1', value: String(10 + at) }],
      warnings: [],
    })),
  },
};

export default { component: NoteTable } satisfies Meta<typeof NoteTable>;

type Story = StoryObj<typeof NoteTable>;

export const Problems: Story = { args: file };
export const ProblemsAndProposals: Story = {
  args: file,
  play: async ({ canvasElement }) => {
    await fireEvent.click(within(canvasElement).getByRole('checkbox'));
  },
};
export const Proposals: StoryObj = { render: () => <ProposalCard {...file} laterIn={laterIn} /> };
export const ManyProposals: StoryObj = {
  render: () => <ProposalCard {...many} laterIn={laterIn} />,
};
export const Warnings: StoryObj = { render: () => <WarningCard {...file} laterIn={laterIn} /> };
