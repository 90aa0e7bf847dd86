export { findVersion, keepVersion } from './parameters/repository';
export { readParameterRows, readParameterTable, type VersionedTable } from './parameters/table';
