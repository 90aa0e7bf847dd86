import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from '@vatio/platform';
import { axe } from 'jest-axe';
import { ConflictDialog } from './ConflictDialog';
import { conflictOf, fieldConflicts } from './conflict';

const words = {
  fields: ['name', 'powers', 'end'] as const,
  labelOf: (field: string) => field.toUpperCase(),
  inWords: (_: string, value: unknown) => (value === null ? undefined : String(value)),
};
const base = { name: 'Ana', powers: ['1', '2'], end: '2026' };

it('has both versions of what came too late, and of nothing else', () => {
  const versions = { yours: { name: 'Eva' }, current: base };
  const late = new HttpError({ status: 409, body: { message: 'Tarde', versions } });
  expect(conflictOf(late)).toEqual(versions);
  expect(conflictOf(new HttpError({ status: 409, body: { message: 'Tiene puntos' } }))).toBe(
    undefined,
  );
  expect(conflictOf(new HttpError({ status: 422 }))).toBeUndefined();
  expect(conflictOf(new Error('other'))).toBeUndefined();
});

it('tells what was changed on either side, and also what was emptied', () => {
  const current = { name: 'Ana', powers: ['1', '3'], end: '2026' };
  expect(fieldConflicts(words, base, { yours: { end: null }, current })).toEqual([
    { label: 'POWERS', yours: undefined, current: '1,3' },
    { label: 'END', yours: 'sin valor', current: '2026' },
  ]);
  expect(fieldConflicts(words, base, { yours: { ...base, end: '2027' }, current })).toEqual([
    { label: 'POWERS', yours: undefined, current: '1,3' },
    { label: 'END', yours: '2027', current: '2026' },
  ]);
  // Nor is the same in another order of its parts.
  const ordered = (end: object) => ({ ...base, end: end as unknown as string });
  expect(
    fieldConflicts(words, ordered({ day: 1, month: 2 }), {
      yours: {},
      current: ordered({ month: 2, day: 1 }),
    }),
  ).toEqual([]);
  // Equal lists are no change, even as different objects.
  expect(
    fieldConflicts(words, base, { yours: {}, current: { ...base, powers: ['1', '2'] } }),
  ).toEqual([]);
});

it('leaves the decision to the person, the safe one first', async () => {
  const decide = { onKeepMine: jest.fn(), onDropMine: jest.fn(), onClose: jest.fn() };
  render(
    <ConflictDialog title="Tarde" {...decide}>
      Ahora
    </ConflictDialog>,
  );
  const user = userEvent.setup();
  expect(screen.getByRole('button', { name: 'Seguir editando' })).toHaveFocus();
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
  await user.click(screen.getByRole('button', { name: 'Descartar lo mío' }));
  expect(decide.onKeepMine).toHaveBeenCalledTimes(1);
  expect(decide.onDropMine).toHaveBeenCalledTimes(1);
  expect(decide.onClose).not.toHaveBeenCalled();
});
