import { inputsOf } from '../setup/examples/exampleBill';
import { expect } from './fixtures';
import { answer } from './support/api';
import { answerBillForm, editBillPath, newBillPath } from './support/screens/bills/billFormScreens';
import { click, holdScreens, type Screens } from './support/screens/screens';

const fresh = { address: newBillPath, title: 'Nueva factura', role: 'writer' } as const;
const edit = { address: editBillPath, title: 'Editar factura', role: 'writer' } as const;

const forms: Screens = {
  'bill-new-point': { ...fresh, address: '/billing/nueva' },
  'bill-new-errors': { ...fresh, when: click('Guardar factura') },
  'bill-new-no-contract': {
    ...fresh,
    given: (page) => answer(page, 'bills/inputs?*', 200, inputsOf({ contracts: [] })),
  },
  'bill-edit': {
    ...edit,
    when: (page) =>
      expect(page.getByRole('table', { name: /^Facturado y calculado/ })).toBeVisible(),
  },
  'bill-edit-lines': { ...edit, when: click('Cambiar las líneas') },
};

holdScreens(forms, answerBillForm);
