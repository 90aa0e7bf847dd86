import { defineImport, type FileColumn } from '../file/importSpec';
import { decimalKind, textKind, wordKind } from '../file/kinds';

const territories = wordKind([{ value: 'ceuta', label: 'Ceuta' }]);
const column = (field: string, header: string, kind = textKind, group = 'Punto'): FileColumn => ({
  field,
  header,
  kind,
  group,
  isRequired: field === 'taxId' || field === 'cups',
  explanation: `Lo que es ${header}`,
  example: '',
});

/** Files of supply points, with some of their columns. */
export const supplySpec = defineImport({
  memory: 'vatio-test-import',
  draft: 'test/import',
  columns: [
    column('taxId', 'NIF'),
    column('clientName', 'Cliente'),
    column('cups', 'CUPS'),
    column('alias', 'Alias'),
    column('territory', 'Territorio', territories),
    column('power1', 'Potencia P1 (kW)', decimalKind),
    column('power2', 'Potencia P2 (kW)', decimalKind),
    column('use', 'Uso', wordKind([{ value: 'general', label: 'General' }]), 'Contrato'),
  ],
  otherNames: { clientName: 'razonsocial titular', power: 'potencia p potenciacontratada' },
  maxRows: 5_000,
  rowIs: 'punto de suministro',
  templateName: 'plantilla',
});
