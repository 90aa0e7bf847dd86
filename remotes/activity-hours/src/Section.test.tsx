import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import type { Role } from '@vatio/contracts/roles';
import { changeSession } from '@vatio/platform/testing/controls';
import { axe } from 'jest-axe';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import Section from './Section';
import { declaration } from './section';

const { path, title } = declaration;

const open = () =>
  render(
    <MemoryRouter initialEntries={[`/${path}`]}>
      <Routes>
        <Route path={`/${path}/*`} element={<Section />} />
      </Routes>
    </MemoryRouter>,
  );

it('the section opens at its path with its title, and passes axe', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Vatio`);
  expect(await axe(container)).toHaveNoViolations();
});

/** What the API would refuse them, or the page itself would: a way there is none. */
const closed: Readonly<Record<Role, RegExp>> = {
  admin: /^$/,
  writer: /^$/,
  reader: /nuev[ao]$|importar$/,
  pds_editor: /clientes|puntos\/importar$/,
};

it.each<readonly [role: Role, says: string, leadsTo: string]>([
  ['admin', 'Todavía no hay horas', '/company'],
  ['writer', 'Todavía no hay horas', '/company'],
  ['reader', 'Todavía no hay horas', '/company'],
  ['pds_editor', 'Aquí no hay nada para tu rol', '/company'],
])('leads %s, who reads «%s», to %s first', async (role, says, leadsTo) => {
  changeSession({
    state: 'signed-in',
    user: { name: 'Carmen', role },
    expiresAt: 4_102_444_800,
  });
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 2, name: says })).toBeVisible();
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(ways[0]).toBe(leadsTo);
  expect(ways.filter((way) => closed[role].test(way))).toEqual([]);
  expect(await axe(container)).toHaveNoViolations();
});
