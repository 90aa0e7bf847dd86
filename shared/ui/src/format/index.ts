export * from '@vatio/contracts/format';
