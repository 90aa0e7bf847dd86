export { hostPage } from './host';
export type { PageBuild } from './page';
export { section } from './section';
