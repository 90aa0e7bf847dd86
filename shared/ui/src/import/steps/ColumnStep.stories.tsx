import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpError } from '@vatio/platform';
import { chosenFile, flowOf, pointSpec } from '../testing/pointFile';
import { withBarInPlace } from '../testing/withBarInPlace';
import { ColumnStep } from './ColumnStep';
import { UnusedColumns } from './UnusedColumns';

export default { component: ColumnStep, decorators: [withBarInPlace] } satisfies Meta<
  typeof ColumnStep
>;

type Story = StoryObj<typeof ColumnStep>;

const { table, reading } = chosenFile;
const { taxId: _, ...withoutTaxId } = reading.mapping;
/** A spec with few columns, where they do not matter. */
const spec = { ...pointSpec, columns: pointSpec.columns.slice(0, 2) };

export const Matched: Story = { args: { flow: flowOf(), chosen: chosenFile } };
export const Missing: Story = {
  args: {
    flow: flowOf(),
    chosen: { ...chosenFile, sheets: [], reading: { ...reading, mapping: withoutTaxId } },
  },
};
export const Restored: Story = {
  args: {
    flow: flowOf({ spec, isRestored: true }),
    chosen: { ...chosenFile, sheets: [], table: { ...table, commentCount: 0 } },
  },
};
export const Checking: Story = {
  args: { flow: flowOf({ spec, check: { isPending: true } }), chosen: chosenFile },
};
export const Failed: Story = {
  args: { flow: flowOf({ spec, failure: new HttpError({ status: 0 }) }), chosen: chosenFile },
};
export const ManyUnused: StoryObj = {
  render: () => (
    <UnusedColumns headers={Array.from({ length: 24 }, (_, at) => `Medida ${at + 1}`)} />
  ),
};
