export { findVersion } from './parameters/repository';
export { readParameterRows, readParameterTable } from './parameters/table';
