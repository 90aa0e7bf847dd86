export { fileOf, fileOfBlob } from '../../../../tests/setup/jsdom/files';
