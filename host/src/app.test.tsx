import { findSection, path, renderHost, requestedSections } from './testing/renderHost';
import { tokenOf } from './testing/tokens';

describe('the routes', () => {
  it.each(['energy-analysis', 'billing', 'company', 'activity-hours', 'user'])(
    '%s shows its section, whose code is asked for only then',
    async (name) => {
      await renderHost({ session: tokenOf(), route: `/${name}` });

      await findSection(name);
      expect(requestedSections).toEqual([name]);
    },
  );

  it.each([
    '/',
    '/unknown',
    '/a/b/c',
    '/billing-2',
    '/login/other',
    '/Login',
    '/Platform',
    '/Billing',
  ])('%s leads to the default section', async (route) => {
    await renderHost({ session: tokenOf(), route });

    await findSection('energy-analysis');
    expect(path()).toBe('/energy-analysis');
  });

  it('a section keeps everything behind its own path', async () => {
    await renderHost({ session: tokenOf(), route: '/billing/2024/7?estado=abierta#lineas' });

    await findSection('billing');
    expect(path()).toBe('/billing/2024/7?estado=abierta#lineas');
  });
});
