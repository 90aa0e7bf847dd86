import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeChoice } from './ThemeChoice';
import { showTheme } from './theme';

const shown = () => document.documentElement.dataset.theme;
afterEach(() => {
  localStorage.clear();
  showTheme();
});

it('follows the device until a person chooses, and again afterwards', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<ThemeChoice />);
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  expect(shown()).toBeUndefined();
  await user.click(screen.getByText('Oscuro'));
  expect(shown()).toBe('dark');
  unmount();
  render(<ThemeChoice />);
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await user.click(screen.getByText('Sistema'));
  expect([shown(), localStorage.length]).toEqual([undefined, 0]);
});

it('takes nonsense that is stored for no choice', () => {
  localStorage.setItem('theme', 'pink');
  showTheme();
  expect(shown()).toBeUndefined();
});

it('shows a choice that the browser cannot store', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  render(<ThemeChoice />);
  await userEvent.click(screen.getByText('Claro'));
  expect(shown()).toBe('light');
  setItem.mockRestore();
});
