import '@vatio/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Card, Fact, Facts } from './index';

it('a card is a region by its title, with what is known of one thing', async () => {
  const { container } = render(
    <Card title="Datos" actions={<button type="button">Editar</button>}>
      <Facts>
        <Fact label="Correo">ana@empresa.es</Fact>
        <Fact label="Rol">Lector</Fact>
      </Facts>
    </Card>,
  );
  const card = within(screen.getByRole('region', { name: 'Datos' }));
  expect(card.getByRole('heading', { level: 2, name: 'Datos' })).toBeVisible();
  expect(card.getByRole('button', { name: 'Editar' })).toBeVisible();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Correo',
    'Rol',
  ]);
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'ana@empresa.es',
    'Lector',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});
