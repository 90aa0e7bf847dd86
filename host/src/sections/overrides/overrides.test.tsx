import { createOverrides, type Override, takeAskedOverrides } from './overrides';

const key = 'vatio.overrides';
const local = 'http://localhost:3003';
const allowed: Readonly<Record<string, readonly string[]>> = {
  billing: ['http://localhost:*', 'http://127.0.0.1:*'],
  company: ['https://pruebas.example'],
};
const registry = { overrideSources: (name: string) => allowed[name] ?? [] };
const refused: Override[] = [];
const open = (...asked: string[]) =>
  createOverrides(registry, asked, (override) => refused.push(override));
const stored = () => JSON.parse(window.localStorage.getItem(key) ?? 'null');

afterEach(() => {
  refused.length = 0;
});

describe('what this browser replaces', () => {
  it('is what the address asks for, and stays when the page is opened again', () => {
    open(`billing:${local}/`);
    expect(open().list()).toEqual([{ section: 'billing', url: local }]);
    open('company:https://pruebas.example/pds');
    expect(open().find('company')?.url).toBe('https://pruebas.example/pds');
    expect(open().list()).toHaveLength(2);
  });

  it('is asked for anew: the last one counts', () => {
    open(`billing:${local}`, 'billing:http://127.0.0.1:4000');
    expect(open().list()).toEqual([{ section: 'billing', url: 'http://127.0.0.1:4000' }]);
  });

  it('ends by an empty address, or by taking it off', () => {
    open(`billing:${local}`);
    expect(open('billing:').list()).toEqual([]);

    const overrides = open(`billing:${local}`);
    const listener = jest.fn();
    overrides.subscribe(listener);
    overrides.remove('billing');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(overrides.find('billing')).toBeUndefined();
    expect(open().list()).toEqual([]);
  });

  it.each([
    'billing:http://localhost.evil.example:3003',
    'billing:https://localhost:3003',
    'billing:http://evil.example/?http://localhost:3003',
    'billing:http://localhost:3003@evil.example',
    'billing:javascript:alert(1)',
    'billing:localhost',
    'company:http://localhost:3003',
    'company:https://pruebas.example:8443',
    'user:http://localhost:3003',
  ])('is refused from where the server does not allow it: %s', (asked) => {
    expect(open(asked).list()).toEqual([]);
    expect(refused).toHaveLength(1);
    expect(stored()).toBeNull();
  });

  it('is dropped when the server no longer allows it', () => {
    window.localStorage.setItem(key, JSON.stringify([{ section: 'user', url: local }]));
    expect(open().list()).toEqual([]);
    expect(stored()).toEqual([]);
  });

  it.each(['{"half', '"text"', '[null, 7, {"section": "billing"}]', '{"billing": "x"}'])(
    'is nothing when the storage is damaged: %s',
    (text) => {
      window.localStorage.setItem(key, text);
      expect(open().list()).toEqual([]);
    },
  );
});

describe('the address', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('loses its overrides and nothing else', () => {
    window.history.replaceState(
      { usr: 1 },
      '',
      '/billing?page=2&override=billing:http://localhost:3003&override=user:#total',
    );
    expect(takeAskedOverrides()).toEqual(['billing:http://localhost:3003', 'user:']);
    expect(window.location.href).toMatch(/\/billing\?page=2#total$/);
    expect(window.history.state).toEqual({ usr: 1 });
  });

  it('without one is left alone', () => {
    window.history.replaceState(null, '', '/billing?q=a%20b');
    expect(takeAskedOverrides()).toEqual([]);
    expect(window.location.href).toMatch(/\/billing\?q=a%20b$/);
  });
});
