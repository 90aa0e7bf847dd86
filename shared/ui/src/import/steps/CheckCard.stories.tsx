import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { PointCheck } from '../testing/PointCheck';
import { answerWithErrors, chosenFile, flowOf, soundAnswer } from '../testing/pointFile';

export default { component: PointCheck, args: { chosen: chosenFile } } satisfies Meta<
  typeof PointCheck
>;

type Story = StoryObj<typeof PointCheck>;

const { rows } = soundAnswer;

export const Sound: Story = { args: { flow: flowOf(), answer: soundAnswer } };
export const WithErrors: Story = { args: { flow: flowOf(), answer: answerWithErrors } };
export const OnlyErrors: Story = {
  args: { flow: flowOf(), answer: { importId: null, rows: answerWithErrors.rows.slice(2) } },
};
export const NothingNew: Story = {
  args: {
    flow: flowOf(),
    answer: { importId: null, rows: rows.map((row) => ({ ...row, outcome: 'exists' })) },
  },
};
export const Held: Story = {
  args: {
    flow: flowOf(),
    answer: soundAnswer,
    hold: 'Antes confirma los 2 valores que se alejan mucho del anterior, o corrige la hoja.',
  },
};
export const Importing: Story = {
  args: { flow: flowOf({ run: { isPending: true } }), answer: soundAnswer },
};
export const Failed: Story = {
  args: {
    flow: flowOf({
      run: {
        isError: true,
        error: new HttpError({ status: 422, body: { message: 'La fila 3 tiene un error.' } }),
      },
    }),
    answer: soundAnswer,
  },
};
