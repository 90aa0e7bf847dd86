import { screen } from '@testing-library/react';
import type { SectionDeclaration } from '@vatio/contracts/federation/sections';
import { type Role, roles } from '@vatio/contracts/roles';
import { axe } from 'jest-axe';
import type { ComponentType } from 'react';
import { itOpens } from './opens';
import { renderSection, signInAs } from './section';

/** What the API would refuse them, or the page itself would: a way there is none. */
const closed: Readonly<Record<Role, RegExp>> = {
  admin: /^$/,
  writer: /^$/,
  reader: /nuev[ao]$|importar$/,
  pds_editor: /clientes|puntos\/importar$/,
};

/** Checks a section that has no API yet: what it says to each role, and where it leads first. */
export function itLeadsOn(
  Section: ComponentType,
  declaration: SectionDeclaration,
  ways: Readonly<Record<Role, { readonly says: string; readonly to: string }>>,
): void {
  itOpens(Section, declaration);

  const cases = roles.map((role) => ({ role, ...ways[role] }));
  it.each(cases)('leads $role, who reads «$says», to $to first', async ({ role, says, to }) => {
    signInAs(role);
    const { container } = renderSection(Section, `/${declaration.path}`);
    expect(await screen.findByRole('heading', { level: 2, name: says })).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(links[0]).toBe(to);
    expect(links.filter((link) => closed[role].test(link))).toEqual([]);
    expect(await axe(container)).toHaveNoViolations();
  });
}
