import { checkTaxId, type ValidTaxId } from '@vatio/energy/cups';
import type { ZodType } from '@vatio/ui/forms';

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

/** Extends a field’s rule: the control character must be right, and the NIF is normalised. */
export const taxIdRule = (rule: ZodType): ZodType =>
  rule
    .refine((text) => !problemOf(String(text)), { error: ({ input }) => problemOf(String(input)) })
    .overwrite((text) => oneSpelling(String(text)));

/** The hint for a NIF while it is typed. */
export function taxIdHint(text: string): string {
  const checked = checkTaxId(text);
  if (checked.isValid) return `✓ ${kinds[checked.kind]} correcto`;
  const typed = text.replace(/[\s.-]/g, '').length;
  if (typed === 0) return 'DNI, NIE o NIF de empresa';
  return typed < 9 ? `${typed} de 9 caracteres` : problemOf(text);
}
