export { hostPage } from './host';
export { section } from './section';
export type { PageBuild } from './page';
