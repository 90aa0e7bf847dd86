import type { ParameterImpact } from '@vatio/contracts/user/parameters';
import { count } from '@vatio/ui/format';

/** The bills and studies that a change makes to be worked out anew, as a sentence. */
export function impactInWords({ bills, studies }: ParameterImpact): string {
  if (bills + studies === 0) return 'No cambia ninguna factura ni ningún estudio sin presentar.';
  const words = [
    bills > 0 && count(bills, 'factura se verificará de nuevo', 'facturas se verificarán de nuevo'),
    studies > 0 &&
      count(
        studies,
        'estudio sin presentar quedará sin actualizar',
        'estudios sin presentar quedarán sin actualizar',
      ),
  ];
  const said = words.filter(Boolean).join(' y ');
  return `${said}. Los estudios presentados y las reclamaciones enviadas no cambian.`;
}
