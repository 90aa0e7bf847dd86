import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Section from './Section';
import { declaration } from './section';
import { entryOf, serveHours } from './testing/hours';
import { openAt, signInAs } from './testing/page';

describe('with an API', () => {
  beforeEach(() => {
    serveHours([entryOf()]);
  });
  itOpens(Section, declaration);
});

itAsksFirst(Section, declaration);

it.each([
  ['reader', 'Las horas las apuntan otras personas', '/company/puntos'],
  ['pds_editor', 'Aquí no hay nada para tu rol', '/company/importaciones/nueva'],
] as const)('tells %s whose the hours are, and asks for nothing', async (role, says, way) => {
  signInAs(role);
  for (const address of ['/activity-hours', '/activity-hours/partes']) {
    const { container } = openAt(address);
    expect((await screen.findAllByRole('heading', { level: 2, name: says })).at(-1)).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain(way);
    expect(await axe(container)).toHaveNoViolations();
  }
});
