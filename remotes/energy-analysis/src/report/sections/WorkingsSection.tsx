import { useMemo } from 'react';
import { type Explained, explain } from '../explain';
import type { SectionProps } from '../found';
import { ExcessLines } from './workings/ExcessLines';
import { FixedTable } from './workings/FixedTable';
import { OfferLines } from './workings/OfferLines';
import { ParameterTable } from './workings/ParameterTable';
import { ReactiveLines } from './workings/ReactiveLines';

/** The origin of every euro: formulas with their numbers, the regulated values and their norms. */
export function WorkingsSection({ found }: SectionProps) {
  const { reactive } = found;
  const explained = useMemo(() => explain(found), [found]);
  return (
    <>
      <p>
        Cada importe se calcula sin redondear y se muestra en céntimos. Los céntimos que sobran o
        faltan al sumar se dan a los importes más grandes, uno a cada uno, para que las tablas sumen
        su total.
      </p>
      {explained.map(({ variant, workings }) => (
        <VariantWorkings key={variant.name} variant={variant} workings={workings} />
      ))}
      {reactive && <ReactiveLines found={reactive} />}
      <OfferLines found={found} />
      <h3>Valores regulados</h3>
      <ParameterTable found={found} />
    </>
  );
}

function VariantWorkings({ variant, workings }: Explained) {
  const { name } = variant;
  if (!workings) {
    return (
      <>
        <h3>Potencias: {name.toLowerCase()}</h3>
        <p>
          El cálculo guardado se hizo con otra versión del programa, y su desglose no se puede
          repetir: sus importes no cambian.
        </p>
      </>
    );
  }
  return (
    <>
      <h3>
        Término fijo, {name.toLowerCase()}: kW × (peaje + cargo) × días ÷ días del año (Circular
        CNMC 3/2020, art. 9)
      </h3>
      <FixedTable variant={variant} workings={workings} />
      <h3>Excesos, {name.toLowerCase()} (Circular CNMC 3/2020, art. 9.4)</h3>
      <ExcessLines variant={variant} workings={workings} />
    </>
  );
}
