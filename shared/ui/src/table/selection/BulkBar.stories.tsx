import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ActionButton } from '../../layout/ActionButton';
import { DataTable } from '../DataTable';
import { billColumns, bills } from '../exampleBills';
import { BulkBar } from './BulkBar';

interface Ticking {
  readonly caption: string;
  readonly ticked: readonly string[];
  readonly label?: string;
  readonly isBusy?: boolean;
}

const hidden = new Set(['days']);

/** A list with boxes, and what can be done with its ticked rows. */
function Ticking({ caption, ticked, label, isBusy = false }: Ticking) {
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
      <BulkBar count={ids.size} onClear={clear} {...(label && { label })}>
        <ActionButton
          look="outline-primary btn-sm"
          busy={isBusy && 'Verificando…'}
          onClick={() => undefined}
        >
          Verificar
        </ActionButton>
        <ActionButton look="outline-danger btn-sm" isOff={isBusy} onClick={clear}>
          Borrar
        </ActionButton>
      </BulkBar>
    </>
  );
}

export default { component: Ticking } satisfies Meta<typeof Ticking>;

type Story = StoryObj<typeof Ticking>;

export const NothingSelected: Story = { args: { caption: 'Facturas', ticked: [] } };
export const SomeSelected: Story = {
  args: {
    caption: 'Facturas, dos marcadas',
    ticked: ['1', '4'],
    label: '2 facturas seleccionadas',
  },
};
export const PageSelected: Story = {
  args: { caption: 'Facturas, todas marcadas', ticked: ['1', '2', '4', '77', '78'] },
};
export const Busy: Story = {
  args: { caption: 'Facturas que se verifican', ticked: ['1'], isBusy: true },
};
