import { nearestFirst } from './nearest';

it('the tests of the folder come first, then those of the subject, the section and the others', () => {
  const inOrder = [
    'remotes/billing/src/bills/BillList.test.tsx',
    'remotes/billing/src/bills/detail/BillDetail.test.tsx',
    'remotes/billing/src/claims/ClaimList.test.tsx',
    'remotes/company/src/clients/ClientList.test.tsx',
  ];
  const changed = ['remotes/billing/src/bills/bill.ts', 'shared/energy/src/rates.ts'];
  expect(nearestFirst([...inOrder].reverse(), changed)).toEqual(inOrder);
});
