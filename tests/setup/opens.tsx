import { screen } from '@testing-library/react';
import type { SectionDeclaration } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';
import { renderSection } from './section';

/** Checks the first page of a section. @param table the name of the table on it, if it has one */
export function itOpens(
  Section: ComponentType,
  { path, title }: SectionDeclaration,
  table?: string,
): void {
  it('the section opens at its path with its title', async () => {
    renderSection(Section, `/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    if (table) expect(await screen.findByRole('table', { name: table })).toBeVisible();
    expect(document.title).toBe(`${title} · Vatio`);
  });
}
