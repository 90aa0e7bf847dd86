import { checkTaxId, type ValidTaxId } from '@vatio/energy/cups';
import { rules } from '@vatio/ui/forms';

const kinds: Readonly<Record<ValidTaxId['kind'], string>> = {
  dni: 'DNI',
  nie: 'NIE',
  special: 'NIF de persona',
  cif: 'NIF de empresa o entidad',
};

/** The problem of a NIF, without the full stop; empty when it is right. */
function problemOf(text: string): string {
  const checked = checkTaxId(text);
  return checked.isValid ? '' : checked.message.replace(/\.$/, '');
}

const oneSpelling = (text: string) => {
  const checked = checkTaxId(text);
  return checked.isValid ? checked.taxId : text;
};

/** A NIF, in its one spelling. */
export const taxIdRule = () =>
  rules
    .line('El NIF', 20)
    .refine((text) => !problemOf(text), { error: ({ input }) => problemOf(String(input)) })
    .overwrite(oneSpelling);

/** The hint for a NIF while it is typed. */
export function taxIdHint(text: string): string {
  const checked = checkTaxId(text);
  if (checked.isValid) return `✓ ${kinds[checked.kind]} correcto`;
  const typed = text.replace(/[\s.-]/g, '').length;
  if (typed === 0) return 'DNI, NIE o NIF de empresa';
  return typed < 9 ? `${typed} de 9 caracteres` : problemOf(text);
}
