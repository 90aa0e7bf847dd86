import { render, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { state } from '@vatio/platform/testing/controls';
import type { ReactElement } from 'react';
import { answer } from './answers';
import type { renderSection } from './section';

/** A part of the page, or all of it. */
type Scope = Pick<typeof screen, 'getByRole' | 'getAllByRole'>;

export const field = (label: RegExp | string) => screen.findByLabelText(label);
export const row = (name: RegExp) => screen.findByRole('row', { name });
export const button = (name: RegExp | string) => screen.findByRole('button', { name });
export const heading = (name: string) => screen.findByRole('heading', { name });

/** Opens the panel of a list's filters. */
export const openFilters = async (user: Pick<UserEvent, 'click'>) =>
  user.click(await button(/^Filtros/));

/** Opens the menu «…» of a page. */
export const openMore = async (user: Pick<UserEvent, 'click'>) =>
  user.click(await button('Más acciones'));

/** The target of a link. */
export const linkTo = (name: RegExp | string, scope: Scope = screen) =>
  scope.getByRole('link', { name }).getAttribute('href');

/** The text of each of them. */
export const textsOf = (
  role: 'cell' | 'definition' | 'link' | 'listitem' | 'row',
  scope: Scope = screen,
) => scope.getAllByRole(role).map(({ textContent }) => textContent);

/** Puts the newest notice on screen, as the host does. */
export const showNotice = () => render(state.notices.at(-1) as ReactElement);

/** Opens a page whose first answer fails, sees that it says so, and has it ask again. */
export async function failOnce(
  open: () => ReturnType<typeof renderSection>,
  address: string,
  body: object,
) {
  answer('get', address, { message: 'Vuelve en un minuto.' }, 503);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve en un minuto.');
  answer('get', address, body);
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
}
