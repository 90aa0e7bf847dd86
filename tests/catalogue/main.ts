import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook's page brings a font that the product names and does not have. */
const withoutFont = {
  name: 'without-font',
  transformIndexHtml: {
    order: 'pre' as const,
    handler: (html: string) => html.replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  },
};

/** The catalogue of `shared/ui`. It lives here because it wears the host's style sheet. */
const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../../shared/ui/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), withoutFont],
    // Same as in the host's own build: Bootstrap 5.3 still uses @import, and sass warns each time.
    css: {
      preprocessorOptions: {
        scss: { quietDeps: true, silenceDeprecations: ['import', 'global-builtin'] },
      },
    },
    build: { ...vite.build, chunkSizeWarningLimit: 5_000 },
  }),
};

export default config;
