import { registered } from '../testing/sections';
import { readInlinedRegistry, readRuntimeConfig } from './pageData';

const inPage = (id: string, text: string) => {
  const script = document.createElement('script');
  Object.assign(script, { id, type: 'application/json', textContent: text });
  document.body.append(script);
};

afterEach(() => document.body.replaceChildren());

describe('what the composition server put in the page', () => {
  it('is read: the configuration and the registry', () => {
    const config = { companyName: 'Norte', testHost: 'pruebas', avatarUrl: 'https://a.example' };
    const registry = { sections: [registered('billing')] };
    inPage('vatio-config', JSON.stringify(config));
    inPage('vatio-sections', JSON.stringify(registry));
    expect(readRuntimeConfig()).toEqual(config);
    expect(readInlinedRegistry()).toEqual(registry);
  });

  it.each(['', '{"half', '<!-- placeholder -->'])(
    'may be missing or damaged (%p): the page still works',
    (text) => {
      inPage('vatio-config', text);
      inPage('vatio-sections', text);
      expect(readRuntimeConfig()).toEqual({ companyName: 'Vatio', testHost: '', avatarUrl: '' });
      expect(readInlinedRegistry()).toBeUndefined();
    },
  );

  it('may not be there at all', () => {
    expect(readRuntimeConfig().companyName).toBe('Vatio');
    expect(readInlinedRegistry()).toBeUndefined();
  });
});
