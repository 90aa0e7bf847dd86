import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ActionButton } from '../../layout/ActionButton';
import { DataTable } from '../DataTable';
import { billColumns, bills } from '../testing/exampleBills';
import { BulkBar } from './BulkBar';

const none = () => undefined;

const actions = (
  <>
    <ActionButton look="outline-primary btn-sm" onClick={none}>
      Verificar
    </ActionButton>
    <ActionButton look="outline-danger btn-sm" onClick={none}>
      Borrar
    </ActionButton>
  </>
);

export default { component: BulkBar, args: { onClear: none, children: actions } } satisfies Meta<
  typeof BulkBar
>;

type Story = StoryObj<typeof BulkBar>;

const hidden = new Set(['days']);

/** A list whose boxes work, over the bar of what is ticked. */
function Ticking({ caption, ticked }: { readonly caption: string; readonly ticked: string[] }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(ticked));
  const clear = () => setIds(new Set());
  const set = (changed: readonly string[], isSelected: boolean) =>
    setIds((old) => {
      const others = [...old].filter((id) => !changed.includes(id));
      return new Set(isSelected ? [...others, ...changed] : others);
    });
  return (
    <>
      <DataTable
        caption={caption}
        columns={billColumns}
        hidden={hidden}
        rows={bills}
        rowId={({ id }) => id}
        rowName={({ number }) => `la factura ${number}`}
        selection={{ ids, set, clear }}
        canSelect={({ isVoid = false }) => !isVoid}
      />
      <BulkBar count={ids.size} onClear={clear}>
        {actions}
      </BulkBar>
    </>
  );
}

export const SomeSelected: Story = {
  args: { count: 1 },
  render: () => <Ticking caption="Facturas, una marcada" ticked={['1']} />,
};
export const NothingSelected: Story = {
  args: { count: 0 },
  render: () => <Ticking caption="Facturas sin marcar" ticked={[]} />,
};
export const Many: Story = { args: { count: 1240, label: '1.240 facturas seleccionadas' } };
export const Busy: Story = {
  args: {
    count: 3,
    children: (
      <>
        <ActionButton look="outline-primary btn-sm" busy="Verificando…" onClick={none} />
        <ActionButton look="outline-danger btn-sm" isOff onClick={none}>
          Borrar
        </ActionButton>
      </>
    ),
  },
};
