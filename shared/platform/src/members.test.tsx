import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axios from 'axios';
import { MemoryRouter } from 'react-router-dom';
import manifest from '../package.json';
import {
  type GuardedProps,
  type PlatformHost,
  platformHost,
  providePlatform,
  type Session,
} from './host';
import * as platform from './index';

let session: Session = { state: 'signed-out' };
const listeners = new Set<() => void>();
const change = (next: Session) =>
  act(() => {
    session = next;
    for (const listener of listeners) listener();
  });
const signedIn = (role: platform.Role): Session => ({
  state: 'signed-in',
  user: { name: 'Ana', role },
  expiresAt: 4_000_000_000,
});

const closeNotice = jest.fn();
const takeBack = jest.fn();
const host = {
  session: {
    get: () => session,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  },
  http: axios.create(),
  renewSession: jest.fn(async () => undefined),
  signOut: jest.fn(async () => undefined),
  Guarded: jest.fn(({ children }: GuardedProps) => children()),
  notify: jest.fn(() => closeNotice),
  config: { companyName: 'Energía Norte', testHost: '', avatarUrl: '' },
  unsavedChanges: { add: jest.fn(() => takeBack) },
  drafts: { read: jest.fn(), write: jest.fn(), remove: jest.fn() },
  breadcrumbs: { show: jest.fn(() => takeBack) },
  preload: jest.fn(),
  reportError: jest.fn(),
} satisfies PlatformHost;

afterEach(() => jest.clearAllMocks());

it('outside the host and outside a test, a member says what is missing', () => {
  expect(() => platformHost()).toThrow('import "@vatio/platform/testing" in tests');
  expect(() => platform.notify('x')).toThrow('No host');
});

describe('inside the host', () => {
  beforeAll(() => providePlatform(host));

  it('http is the host’s', () => {
    expect(platform.http).toBe(host.http);
  });

  it('notify shows a notice and returns what closes it', () => {
    expect(platform.notify('Guardado', { kind: 'success' })).toBe(closeNotice);
    expect(host.notify).toHaveBeenCalledWith('Guardado', { kind: 'success' });
  });

  it('reportError passes the error and where it happened', () => {
    const error = new Error('x');
    platform.reportError(error, { file: 'curva.csv' });
    expect(host.reportError).toHaveBeenCalledWith(error, { file: 'curva.csv' });
  });

  it('renewSession asks the host for a fresh token', async () => {
    await platform.renewSession();
    expect(host.renewSession).toHaveBeenCalledTimes(1);
  });

  it('signOut does what «Salir» of the host does', async () => {
    await platform.signOut();
    expect(host.signOut).toHaveBeenCalledTimes(1);
  });

  it('RequireRole asks the host’s own guard', () => {
    render(
      <platform.RequireRole roles={['admin']}>Solo para quien administra</platform.RequireRole>,
    );
    expect(screen.getByText('Solo para quien administra')).toBeVisible();
    expect(host.Guarded.mock.lastCall?.[0]).toMatchObject({ roles: ['admin'] });
  });

  it('platformVersion is the package’s version', () => {
    expect(platform.platformVersion).toBe(manifest.version);
  });

  it('useSession follows the session', () => {
    const { result } = renderHook(platform.useSession);
    expect(result.current).toEqual({ state: 'signed-out' });
    expect(result.current.expiresAt).toBeUndefined();
    change(signedIn('reader'));
    expect(result.current).toEqual(signedIn('reader'));
    expect(result.current.expiresAt).toBe(4_000_000_000);
  });

  it.each([
    [signedIn('admin'), true],
    [signedIn('writer'), true],
    [signedIn('reader'), false],
    [{ ...signedIn('admin'), state: 'expired' } as Session, false],
    [{ state: 'signed-out' } as Session, false],
  ])('useHasRole(admin, writer) of %j is %s', (next, expected) => {
    const { result } = renderHook(() => platform.useHasRole('admin', 'writer'));
    change(next);
    expect(result.current).toBe(expected);
  });

  it('useHasRole without roles never passes', () => {
    const { result } = renderHook(() => platform.useHasRole());
    change(signedIn('admin'));
    expect(result.current).toBe(false);
  });

  it('useRuntimeConfig is what the operator configured', () => {
    const { result } = renderHook(platform.useRuntimeConfig);
    expect(result.current.companyName).toBe('Energía Norte');
  });

  it('usePageTitle puts the page before the company, and follows', () => {
    const { rerender } = renderHook(platform.usePageTitle, { initialProps: 'Facturas' });
    expect(document.title).toBe('Facturas · Energía Norte');
    rerender('Factura 7');
    expect(document.title).toBe('Factura 7 · Energía Norte');
  });

  it('useBreadcrumbs shows the way for as long as the page is there', () => {
    const way = [{ label: 'Facturas', to: '/billing' }, { label: '7' }];
    const { unmount, rerender } = renderHook(() => platform.useBreadcrumbs([...way]));
    rerender();
    expect(host.breadcrumbs.show).toHaveBeenCalledTimes(1);
    expect(host.breadcrumbs.show).toHaveBeenCalledWith(way);
    expect(takeBack).not.toHaveBeenCalled();
    unmount();
    expect(takeBack).toHaveBeenCalledTimes(1);
  });

  it('useBreadcrumbs without a way leaves what somebody else shows', () => {
    renderHook(() => platform.useBreadcrumbs([])).unmount();
    expect(host.breadcrumbs.show).not.toHaveBeenCalled();
  });

  it('useUnsavedChanges holds for as long as the form is dirty and on screen', () => {
    const { rerender, unmount } = renderHook(platform.useUnsavedChanges, { initialProps: false });
    expect(host.unsavedChanges.add).not.toHaveBeenCalled();
    rerender(true);
    rerender(true);
    expect(host.unsavedChanges.add).toHaveBeenCalledTimes(1);
    rerender(false);
    expect(takeBack).toHaveBeenCalledTimes(1);
    rerender(true);
    unmount();
    expect(takeBack).toHaveBeenCalledTimes(2);
  });

  it('useUnsavedChanges lets go at once when it is told to, until the next change', () => {
    const { result, rerender, unmount } = renderHook(platform.useUnsavedChanges, {
      initialProps: true,
    });
    result.current();
    expect(takeBack).toHaveBeenCalledTimes(1);
    rerender(false);
    expect(takeBack).toHaveBeenCalledTimes(1);
    rerender(true);
    expect(host.unsavedChanges.add).toHaveBeenCalledTimes(2);
    unmount();
    expect(takeBack).toHaveBeenCalledTimes(2);
  });

  it('useDraft gives what was kept when it appeared, keeps each change, and clears', () => {
    host.drafts.read.mockReturnValue({ name: 'Ana' });
    const { result } = renderHook(() => platform.useDraft<{ name: string }>('user/new'));
    expect(result.current.draft).toEqual({ name: 'Ana' });
    expect(host.drafts.read).toHaveBeenCalledWith('user/new');

    result.current.saveDraft({ name: 'Luis' });
    expect(host.drafts.write).toHaveBeenCalledWith('user/new', { name: 'Luis' });
    result.current.clearDraft();
    expect(host.drafts.remove).toHaveBeenCalledWith('user/new');
  });

  it('SectionLink leads to a section, and preloads it by pointer and by keyboard', async () => {
    render(
      <MemoryRouter>
        <platform.SectionLink to="/billing/7" className="big">
          Factura 7
        </platform.SectionLink>
      </MemoryRouter>,
    );
    const link = screen.getByRole('link', { name: 'Factura 7' });
    expect(link).toHaveAttribute('href', '/billing/7');
    expect(link).toHaveClass('big');
    expect(host.preload).not.toHaveBeenCalled();
    await userEvent.hover(link);
    expect(host.preload).toHaveBeenLastCalledWith('/billing/7');
    await userEvent.unhover(link);
    await userEvent.tab();
    expect(link).toHaveFocus();
    expect(host.preload).toHaveBeenCalledTimes(2);
  });
});
