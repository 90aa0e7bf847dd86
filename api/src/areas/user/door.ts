export { findVersion } from './parameters/repository';
export { readParameterTable } from './parameters/table';
