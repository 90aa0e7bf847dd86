export * from '@vatio/records/format';
export { fieldWords } from './fieldWords';
