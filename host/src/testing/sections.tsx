import type { RegisteredSection } from '@vatio/contracts/federation/sections';
import type { ComponentType } from 'react';

/** A section as the composition server registers it. */
export const registered = (
  name: string,
  { version = '1.0.0-0123abcd', ...facts }: Partial<RegisteredSection> = {},
): RegisteredSection => ({
  name,
  title: name,
  path: name,
  owner: `equipo-${name}`,
  version,
  container: `${name}_${version}`.replaceAll(/\W/g, '_'),
  module: './Section',
  entry: `/remotes/${name}/${version}/entry.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  runtime: '2.9.2',
  requires: {},
  ...facts,
});

/** A section that says its name, for tests of its surroundings. */
export const sayingIts =
  (name: string): ComponentType =>
  () => <h1>{`Página de ${name}`}</h1>;
