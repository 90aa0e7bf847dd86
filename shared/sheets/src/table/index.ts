export { type ReadTable, readTable } from './readTable';
export { nextTask } from './slices';
export { UnreadableFile } from './unreadableFile';
