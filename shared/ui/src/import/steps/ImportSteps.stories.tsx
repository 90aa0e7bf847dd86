import type { Meta, StoryObj } from '@storybook/react-vite';
import { PointCheck } from '../testing/PointCheck';
import { answerWithErrors, flowOf, soundAnswer } from '../testing/pointFile';
import { withBarInPlace } from '../testing/withBarInPlace';
import { DoneCard } from './DoneCard';
import { FileChoice } from './FileChoice';
import { ImportSteps } from './ImportSteps';

const Steps = (given: Parameters<typeof flowOf>[0]) => {
  const flow = flowOf(given);
  return (
    <ImportSteps
      flow={flow}
      choice={<FileChoice flow={flow} inputLabel="Fichero de puntos" note="Una fila por CUPS." />}
      checked={(file) => <PointCheck {...file} />}
      done={() => (
        <DoneCard
          title="Puntos importados"
          link={{ to: '/company/puntos', label: 'Ver los puntos' }}
          onAgain={() => undefined}
          undo={{
            isPending: false,
            error: null,
            data: undefined,
            start: () => undefined,
            inWords: () => '',
          }}
        >
          3 puntos importados de puntos-2026.xlsx, con 1 cliente de alta.
        </DoneCard>
      )}
      laterIn="en la ficha del punto"
    />
  );
};

export default { component: Steps, decorators: [withBarInPlace] } satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const File: Story = { args: { chosen: undefined } };
export const Columns: Story = {};
export const Check: Story = { args: { check: { data: soundAnswer } } };
export const CheckWithErrors: Story = { args: { check: { data: answerWithErrors } } };
export const Result: Story = { args: { check: { data: soundAnswer }, run: { data: soundAnswer } } };
