import '@vatio/platform/testing';
import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import Section from './Section';
import { declaration } from './section';

it('the section opens at its path with its title, and passes axe', async () => {
  const { path, title } = declaration;
  const { container } = render(
    <MemoryRouter initialEntries={[`/${path}`]}>
      <Routes>
        <Route path={`/${path}/*`} element={<Section />} />
      </Routes>
    </MemoryRouter>,
  );

  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Vatio`);
  expect(await axe(container)).toHaveNoViolations();
});
