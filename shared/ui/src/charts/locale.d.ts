/** ECharts' own Spanish; the package has no types for it. */
declare module 'echarts/i18n/langES-obj.js' {
  const spanish: Parameters<typeof import('echarts/core').registerLocale>[1];
  export default spanish;
}
