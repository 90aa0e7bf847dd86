import type { Meta, StoryObj } from '@storybook/react-vite';
import { euros } from '../../format';
import { Answer } from './Answer';
import { Figure } from './Figures';

export default { component: Answer } satisfies Meta<typeof Answer>;

type Story = StoryObj<typeof Answer>;

const next = (
  <button type="button" className="btn btn-primary">
    Reclamar
  </button>
);

export const WithNextStep: Story = {
  args: {
    children: (
      <>
        <span className="badge text-bg-danger">Reclamable</span> Se ha facturado de más: se puede
        reclamar.
      </>
    ),
    figures: (
      <>
        <Figure label="Reclamable" note="con impuestos" fact="bill:1:claimable">
          {euros(145.29)}
        </Figure>
        <Figure label="Facturado" fact="bill:1:billed">
          {euros(1769.67)}
        </Figure>
      </>
    ),
    next,
  },
};
export const NothingToDo: Story = {
  args: {
    children: (
      <>
        <span className="badge badge-quiet">Correcta</span> Cada línea es la que debe ser.
      </>
    ),
    figures: (
      <Figure label="Facturado" fact="bill:2:billed">
        {euros(999_999_999.99)}
      </Figure>
    ),
  },
};
export const OnlyWords: Story = {
  args: { children: 'Todavía no tiene puntos de suministro.', next },
};
