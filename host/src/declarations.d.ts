declare module '*.scss';
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Set by webpack's DefinePlugin (shared/build/src/host.ts). */
declare const __FEDERATION_VERSION__: string;
declare const __FEDERATION_RUNTIME_GLOBAL__: string;
declare const __SHARED_VERSIONS__: Readonly<Record<string, string>>;
