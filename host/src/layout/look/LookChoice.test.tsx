import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LookChoice } from './LookChoice';
import { showLooks } from './look';

const shown = () => document.documentElement.dataset.theme;
afterEach(() => {
  localStorage.clear();
  showLooks();
});

it('follows the device until a person chooses, and again afterwards', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<LookChoice look="theme" />);
  expect(screen.getByRole('radio', { name: 'Sistema' })).toBeChecked();
  expect(shown()).toBeUndefined();
  await user.click(screen.getByText('Oscuro'));
  expect(shown()).toBe('dark');
  unmount();
  render(<LookChoice look="theme" />);
  expect(screen.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await user.click(screen.getByText('Sistema'));
  expect([shown(), localStorage.length]).toEqual([undefined, 0]);
});

it('makes the rows of all lists higher, until the person has enough of it', async () => {
  const rows = () => document.documentElement.dataset.density;
  const { unmount } = render(<LookChoice look="density" />);
  await userEvent.click(screen.getByText('Amplias'));
  unmount();
  showLooks();
  expect([rows(), shown()]).toEqual(['comfortable', undefined]);
  render(<LookChoice look="density" />);
  await userEvent.click(screen.getByText('Compactas'));
  expect(rows()).toBeUndefined();
});

it('takes nonsense that is stored for no choice', () => {
  localStorage.setItem('theme', 'pink');
  showLooks();
  expect(shown()).toBeUndefined();
});

it('shows a choice that the browser cannot store', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  render(<LookChoice look="theme" />);
  await userEvent.click(screen.getByText('Claro'));
  expect(shown()).toBe('light');
  setItem.mockRestore();
});
