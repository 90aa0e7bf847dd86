import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { renderSection } from '../../../tests/setup/section';
import Section from './Section';
import { declaration } from './section';
import { someUsers } from './testing/users';

it('the section opens at its path with its title, and passes axe', async () => {
  answer('get', 'users', listOf(someUsers));
  const { path, title } = declaration;
  const { container } = renderSection(Section, `/${path}`);

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('table', { name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Vatio`);
  expect(await axe(container)).toHaveNoViolations();
});

itAsksFirst(Section, declaration);
