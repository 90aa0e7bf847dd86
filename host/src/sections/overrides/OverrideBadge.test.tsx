import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import { axe } from 'jest-axe';
import { HttpResponse, http as network } from 'msw';
import type { ComponentType } from 'react';
import { server } from '../../../../tests/setup/browser';
import { Editing } from '../../testing/Editing';
import { findSection, path, renderHost, requestedSections } from '../../testing/renderHost';
import { registered, sayingIts } from '../../testing/sections';
import { tokenOf } from '../../testing/tokens';

const url = 'http://localhost:3003';
const own = '9.0.0-0000000d';
const { integrity, ...facts } = registered('billing', { version: own, entry: 'entry.js' });
const descriptor = { ...facts, files: { 'entry.js': integrity } };

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

const serves = (answer: () => Response) => server.use(network.get(`${url}/section.json`, answer));
const load = async ({ version }: RegisteredSection): Promise<ComponentType> => {
  return () => (
    <>
      <h1>{version === own ? 'La de este equipo' : 'La de todos'}</h1>
      <Editing />
    </>
  );
};
const open = (route: string, session = tokenOf()) =>
  renderHost({
    session,
    route,
    sections: { billing: { load }, company: sayingIts('company') },
    allowOverrides: { billing: ['http://localhost:*'] },
  });

const badge = () => screen.getByRole('complementary', { name: /Secciones sustituidas/ });
const remove = () => within(badge()).getByRole('button', { name: /Quitar/ });
const theirs = () => screen.findByRole('heading', { name: 'La de este equipo' });
const everybodys = () => screen.findByRole('heading', { name: 'La de todos' });

describe('a section that this browser replaces', () => {
  it('comes from its server, says so in a badge, and the address is clean again', async () => {
    serves(() => HttpResponse.json(descriptor));
    await open(`/billing?page=2&override=billing:${url}`);
    await theirs();
    expect(path()).toBe('/billing?page=2');
    expect(badge()).toHaveTextContent(`Facturación desde ${url}`);
    expect(await axe(document.body)).toHaveNoViolations();
  });

  it('is everybody’s again by «Quitar», at once and without loading the page', async () => {
    serves(() => HttpResponse.json(descriptor));
    await open(`/billing?override=billing:${url}`);
    await theirs();
    await userEvent.click(remove());
    await everybodys();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('stays on screen after «Quitar» for as long as something is being written', async () => {
    serves(() => HttpResponse.json(descriptor));
    await open(`/billing?override=billing:${url}`);
    await userEvent.type(await screen.findByLabelText('Nota'), 'hola');
    await userEvent.click(remove());
    await theirs();
    expect(screen.getByLabelText('Nota')).toHaveValue('hola');

    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    await userEvent.click(screen.getByRole('link', { name: 'PDS' }));
    await findSection('company');
    await userEvent.click(screen.getByRole('link', { name: 'Facturación' }));
    await everybodys();
  });

  it('says when its server does not answer, and offers to do without', async () => {
    serves(() => HttpResponse.error());
    await open(`/billing?override=billing:${url}`);
    const text = `El servidor que sustituye a «Facturación» (${url}) no responde.`;
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() =>
      expect(log).toHaveBeenCalledWith(
        '[vatio]',
        expect.objectContaining({ section: 'billing', override: url, kind: 'unreachable' }),
        expect.any(Error),
      ),
    );
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar la sustitución' }));
    await everybodys();
  });

  it('comes back by «Reintentar» once its server answers', async () => {
    serves(() => HttpResponse.error());
    await open(`/billing?override=billing:${url}`);
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    serves(() => HttpResponse.json(descriptor));
    await userEvent.click(retry);
    await theirs();
  });
});

it('an override that the server does not allow is refused with a word', async () => {
  await open('/billing?override=billing:http://evil.example');
  await everybodys();
  expect(
    await screen.findByText(
      'Aquí no se permite sustituir «billing» por lo que sirve «http://evil.example».',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

it('signed out nothing is asked of the other server, and no badge is shown', async () => {
  const asked = jest.fn(() => HttpResponse.json(descriptor));
  serves(asked);
  await open(`/billing?override=billing:${url}`, tokenOf({ secondsLeft: -1 }));
  await screen.findByRole('heading', { name: 'Entrar' });
  expect(asked).not.toHaveBeenCalled();
  expect(requestedSections).toEqual([]);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});
