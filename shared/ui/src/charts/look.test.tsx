import { act, renderHook } from '@testing-library/react';
import { readLook, useLook } from './look';

const style = document.createElement('style');
style.textContent = `
  :root { --muted: #111111; --period-1: #222222; --font: Inter; }
  :root[data-theme="dark"] { --muted: #eeeeee; }
  :root[data-theme="light"] { --muted: #111111; }
`;
beforeAll(() => document.head.append(style));
afterAll(() => style.remove());
afterEach(() => {
  delete document.documentElement.dataset.theme;
});

it('has the values of the page’s tokens', () => {
  const { font, token, colour, isPatterned } = readLook();
  expect([font, token('muted'), colour(0), isPatterned]).toEqual([
    'Inter',
    '#111111',
    '#222222',
    false,
  ]);
  // The seventh class begins again.
  expect(colour(6)).toBe('#222222');
});

it('is light on paper, and leaves the page as it is', () => {
  document.documentElement.dataset.theme = 'dark';
  const { token, isPatterned } = readLook(true);
  expect([token('muted'), isPatterned]).toEqual(['#111111', true]);
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('is read again when the theme changes', async () => {
  const { result } = renderHook(() => useLook());
  expect(result.current.token('muted')).toBe('#111111');
  await act(async () => {
    document.documentElement.dataset.theme = 'dark';
  });
  expect(result.current.token('muted')).toBe('#eeeeee');
});
