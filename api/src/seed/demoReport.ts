import type { ReportPart } from '@vatio/contracts/energy-analysis/report';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { euros } from '@vatio/records/format';
import { usualParts } from '../areas/energy-analysis/report/parts';

const textOf = (title: string, lines: readonly string[]): ReportPart => ({
  kind: 'text',
  isShown: true,
  title,
  text: lines.join('\n'),
});

/** The report of a demo study: what a consultant would write around the figures. */
export function demoReport({ calculation, clientName }: Study): ReportPart[] {
  const savingEur = Number(calculation?.result?.savingEur ?? 0);
  const [summary, ...others] = usualParts();
  const proposal = textOf('Nuestra propuesta', [
    `Hemos revisado un año entero de suministro de ${clientName}: el contrato, las lecturas y los maxímetros de cada mes.`,
    '',
    savingEur > 0
      ? `Con las mismas costumbres de consumo, **el término de potencia puede costar ${euros(savingEur)} menos al año**. Proponemos:`
      : 'Las potencias contratadas **ya son las más baratas** para este consumo. Proponemos:',
    '',
    savingEur > 0
      ? '1. Contratar las potencias óptimas que figuran en el resumen.'
      : '1. Dejar las potencias como están.',
    '2. Comparar la energía con las ofertas de este informe antes de que venza el contrato.',
    '3. Revisar los maxímetros a los seis meses: si la actividad cambia, la potencia óptima también.',
    '',
    '**Qué necesitamos de ustedes:**',
    '',
    '- El visto bueno a este estudio.',
    '- Saber si prevén máquinas nuevas o un cambio de horario en los próximos doce meses.',
  ]);
  const next = textOf('Próximos pasos', [
    'El cambio lo pide la comercializadora a la distribuidora, y suele estar hecho en **unos quince días**. Desde entonces comprobaremos cada factura contra lo que aquí se calcula.',
  ]);
  return [
    ...(summary ? [summary] : []),
    proposal,
    ...others.slice(0, -2),
    next,
    ...others.slice(-2),
  ];
}
