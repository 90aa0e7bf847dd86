import '@vatio/platform/testing';
import '../../host/src/styles/main.scss';
import type { Preview } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MemoryRouter } from 'react-router-dom';
import './font.css';
import { AllStories, Plain } from './AllStories';

document.documentElement.lang = 'es';

const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });

/** The catalogue's page, and what the host puts around every widget. */
const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    controls: { disable: true },
    docs: { page: AllStories, container: Plain, story: { autoplay: true } },
  },
  decorators: [
    (Story) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Story />
        </MemoryRouter>
      </QueryClientProvider>
    ),
  ],
};

export default preview;
