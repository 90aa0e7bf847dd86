import { DocsContext, Source, Story } from '@storybook/addon-docs/blocks';
import { type ComponentProps, type PropsWithChildren, useContext } from 'react';
import { ensure, ThemeProvider, themes } from 'storybook/theming';

type Context = ComponentProps<typeof DocsContext.Provider>['value'];

/** All stories of a file one under another: the page that people open, and that is compared as a picture. */
export function AllStories() {
  const { componentStories } = useContext(DocsContext);
  return (
    <main className="container-fluid py-3">
      {componentStories().map(({ id, name, moduleExport }) => (
        <section key={id} id={id} className="mb-4">
          <h2 className="fs-6 text-muted">{name}</h2>
          <Story of={moduleExport} />
          <details className="small text-muted d-print-none">
            <summary>Source</summary>
            <Source of={moduleExport} />
          </details>
        </section>
      ))}
    </main>
  );
}

/** Leaves out Storybook's own page, whose styles are not the product's. */
export const Plain = ({ context, children }: PropsWithChildren<{ readonly context: Context }>) => (
  <DocsContext.Provider value={context}>
    <ThemeProvider theme={ensure(themes.light)}>{children}</ThemeProvider>
  </DocsContext.Provider>
);
