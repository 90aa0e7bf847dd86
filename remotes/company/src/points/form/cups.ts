import { checkCups } from '@vatio/energy/cups';
import type { ZodType } from '@vatio/ui/forms';

/** The problem of a CUPS, without the full stop; empty when it is right. */
function problemOf(text: string): string {
  const checked = checkCups(text);
  return checked.isValid ? '' : checked.message.replace(/\.$/, '');
}

const oneSpelling = (text: string) => {
  const checked = checkCups(text);
  return checked.isValid ? checked.cups : text;
};

/** Extends a field’s rule: the control letters must be right, and the CUPS is normalised. */
export const cupsRule = (rule: ZodType): ZodType =>
  rule
    .refine((text) => !problemOf(String(text)), { error: ({ input }) => problemOf(String(input)) })
    .overwrite((text) => oneSpelling(String(text)));

/** The hint for a CUPS while it is typed. */
export function cupsHint(text: string): string {
  const checked = checkCups(text);
  if (checked.isValid) return `✓ CUPS correcto · distribuidora ${checked.distributor}`;
  const typed = text.replace(/[\s-]/g, '').length;
  if (typed === 0) return 'Está en cualquier factura: ES y 18 o 20 caracteres más';
  return typed < 20 ? `${typed} de 20 caracteres` : problemOf(text);
}
