import type { Module } from 'webpack';

/** webpack's module of a `shared` entry with `import: false`; we read only these two fields. */
export interface ConsumedShare extends Module {
  readonly type: 'consume-shared-module';
  readonly options: { readonly shareKey: string };
}

export const isConsumedShare = (module: Module): module is ConsumedShare =>
  module.type === 'consume-shared-module';
