export * from '@vatio/contracts/format';
export { fieldWords } from './fieldWords';
