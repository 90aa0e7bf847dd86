import { act, render, renderHook, screen } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { MemoryRouter } from 'react-router-dom';
import { server } from '../../../../tests/setup/browser';
import * as platform from '../index';
import { changeSession, resetState, state } from './controls';
import * as testing from './index';

afterEach(() => act(() => resetState()));

describe('the door for tests', () => {
  it('has exactly the exports of the platform, and they are the same', () => {
    expect(Object.keys(testing).sort()).toEqual(Object.keys(platform).sort());
    for (const [name, value] of Object.entries(platform)) {
      expect(Object.entries(testing)).toContainEqual([name, value]);
    }
  });

  it('signs an admin in until a test says otherwise', () => {
    const { result } = renderHook(testing.useSession);
    expect(result.current).toMatchObject({ state: 'signed-in', user: { role: 'admin' } });
    act(() => changeSession({ state: 'signed-out' }));
    expect(result.current).toEqual({ state: 'signed-out' });
  });

  it('keeps what a section told the host', () => {
    const error = new Error('x');
    const close = testing.notify('Guardado');
    close();
    testing.reportError(error);
    expect(state.notices).toEqual(['Guardado']);
    expect(state.reported).toEqual([error]);
  });

  it('counts dirty forms, and shows the way to the page while it is there', () => {
    const way = [{ label: 'Facturas' }];
    const { unmount } = renderHook(() => {
      testing.useUnsavedChanges(true);
      testing.useBreadcrumbs(way);
    });
    expect(state.dirtyForms).toBe(1);
    expect(state.breadcrumbs).toEqual(way);
    unmount();
    expect(state.dirtyForms).toBe(0);
    expect(state.breadcrumbs).toEqual([]);
  });

  it('keeps drafts, and what links meant to load', () => {
    state.drafts.set('note', 'a medias');
    const { result } = renderHook(() => testing.useDraft<string>('note'));
    expect(result.current.draft).toBe('a medias');
    render(
      <MemoryRouter>
        <testing.SectionLink to="/billing">Facturas</testing.SectionLink>
      </MemoryRouter>,
    );
    act(() => screen.getByRole('link').focus());
    expect(state.preloaded).toEqual(['/billing']);
  });

  it('counts how often a fresh token was asked for', async () => {
    await testing.renewSession();
    expect(state.renewals).toBe(1);
  });

  it('signs out when a section asks for it', async () => {
    await act(() => testing.signOut());
    expect(state.session).toEqual({ state: 'signed-out' });
  });

  it('fails calls as the host does, with an HttpError', async () => {
    const body = { message: 'Ya existe.', fields: { cups: 'Ya existe' } };
    server.use(network.get('*/api/x', () => HttpResponse.json(body, { status: 409 })));
    await expect(testing.http.get('x')).rejects.toMatchObject({
      name: 'HttpError',
      kind: 'conflict',
      body,
      fields: { cups: 'Ya existe' },
    });
  });

  it('is as at the start after a reset', () => {
    testing.notify('x');
    state.drafts.set('a', 1);
    act(() => changeSession({ state: 'signed-out' }));
    act(() => resetState());
    expect(state.notices).toEqual([]);
    expect(state.drafts.size).toBe(0);
    expect(state.session.state).toBe('signed-in');
  });
});
