import type { StorybookConfig } from '@storybook/react-vite';

/** The catalogue of `shared/ui`. It stands here because it wears the host's style sheet. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../shared/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    // Bootstrap 5.3 still uses @import; sass warns 21 times about it.
    css: { preprocessorOptions: { scss: { quietDeps: true, silenceDeprecations: ['import'] } } },
    build: { ...vite.build, chunkSizeWarningLimit: 5_000 },
  }),
};

export default config;
