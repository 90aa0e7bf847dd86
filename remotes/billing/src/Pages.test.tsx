import { screen } from '@testing-library/react';
import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import Pages from './Pages';
import { declaration } from './section';
import { answerRegister, billOf, billRowOf } from './testing/bills';
import { openAt, signInAs } from './testing/page';

beforeEach(() => {
  answer('get', 'bills', listOf([billRowOf()]));
  answerRegister();
});

itOpens(Pages, declaration, 'Facturas');

itAsksFirst(Pages, declaration);

it.each(['/billing', `/billing/facturas/${billOf().id}`])(
  'leads pds_editor from %s to what is theirs, and asks for nothing',
  async (address) => {
    signInAs('pds_editor');
    const asked = [
      answer('get', 'bills', listOf([])),
      answer('get', `bills/${billOf().id}`, billOf()),
    ];
    openAt(address);
    expect(
      await screen.findByRole('heading', { name: 'Aquí no hay nada para tu rol' }),
    ).toBeVisible();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/company', '/company/importaciones/nueva']);
    expect(asked).toEqual([[], []]);
  },
);
