import { screen } from '@testing-library/react';
import { today } from '@vatio/records/time';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Pages from './Pages';
import { declaration } from './section';
import { entryOf, serveHours } from './testing/hours';
import { openAt, signInAs } from './testing/page';
import { mondayOf, weekInWords } from './week/weekDays';

describe('with an API', () => {
  beforeEach(() => {
    serveHours([entryOf()]);
  });
  itOpens(Pages, declaration, `Semana del ${weekInWords(mondayOf(today()))}`);
});

itAsksFirst(Pages, declaration);

const told = {
  reader: { says: 'Las horas las apuntan otras personas', way: '/activity-hours/resumen' },
  pds_editor: { says: 'Aquí no hay nada para tu rol', way: '/company/importaciones/nueva' },
} as const;
it.each([
  ['reader', '/activity-hours/partes'],
  ['pds_editor', '/activity-hours'],
  ['pds_editor', '/activity-hours/partes'],
  ['pds_editor', '/activity-hours/resumen'],
  ['pds_editor', '/activity-hours/ajustes'],
] as const)('tells %s at %s whose the hours are, and asks for nothing', async (role, address) => {
  signInAs(role);
  openAt(address);
  const { says, way } = told[role];
  expect(await screen.findByRole('heading', { level: 2, name: says })).toBeVisible();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain(way);
});
