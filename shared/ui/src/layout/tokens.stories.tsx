import type { Meta, StoryObj } from '@storybook/react-vite';

/** The tokens of host/src/styles/_tokens.scss, which docs/design.md explains. */
const grounds = ['ground', 'surface', 'raised', 'sunken', 'sidebar'];
const states = ['good', 'warn', 'bad', 'info'];
const sizes = ['xs', 'sm', 'md', 'base', 'lg', 'xl', '2xl'];
const periods = [1, 2, 3, 4, 5, 6].map((place) => `period-${place}`);
const series = ['now', 'proposed', 'right', 'wrong', 'neutral'].map((word) => `chart-${word}`);
const lines = [1, 2, 3, 4].map((place) => `chart-line-${place}`);

const Swatch = ({ token }: { readonly token: string }) => (
  <div className="d-inline-block me-3 mb-3">
    <div
      className="border rounded"
      style={{ width: '6rem', height: '2.5rem', background: `var(--${token})` }}
    />
    <small>{token}</small>
  </div>
);

const Tokens = () => (
  <>
    <h2 className="h5">Texto</h2>
    {sizes.map((size) => (
      <p key={size} className="mb-1" style={{ fontSize: `var(--text-${size})` }}>
        text-{size}: la potencia óptima ahorra 1.831,81 €
      </p>
    ))}
    <p className="mb-1" style={{ color: 'var(--heading)' }}>
      heading
    </p>
    <p className="mb-1">text</p>
    <p style={{ color: 'var(--muted)' }}>muted</p>
    <h2 className="h5">Fondos y líneas</h2>
    {[...grounds, 'line', 'line-strong', 'brand', 'accent', 'accent-soft'].map((token) => (
      <Swatch key={token} token={token} />
    ))}
    <h2 className="h5">Estados</h2>
    {states.map((state) => (
      <p
        key={state}
        className="d-inline-block rounded px-3 py-1 me-3"
        style={{ color: `var(--${state})`, background: `var(--${state}-soft)` }}
      >
        {state}
      </p>
    ))}
    <h2 className="h5">Gráficos</h2>
    {[...periods, ...series, ...lines].map((token) => (
      <Swatch key={token} token={token} />
    ))}
  </>
);

export default { component: Tokens } satisfies Meta<typeof Tokens>;

type Story = StoryObj<typeof Tokens>;

export const All: Story = {};
