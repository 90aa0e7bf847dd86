import { expect } from './fixtures';
import { answerBillImports, billFile } from './support/screens/bills/billImportScreens';
import { click, holdScreens, type Screens } from './support/screens/screens';

const fresh = { address: '/billing/facturas/importar', title: 'Importar facturas' } as const;
const imports = { address: '/billing/importaciones', title: 'Importaciones' } as const;

const screens: Screens = {
  'bill-import-file': fresh,
  'bill-import-columns': {
    ...fresh,
    when: (page) => page.locator('input[type=file]').setInputFiles(billFile),
  },
  'bill-import-check': {
    ...fresh,
    when: async (page) => {
      await page.locator('input[type=file]').setInputFiles(billFile);
      await click(/^Comprobar/)(page);
      await expect(page.getByRole('heading', { name: /Paso 3/ })).toBeVisible();
    },
  },
  'bill-imports-full': imports,
};

holdScreens(screens, answerBillImports);
