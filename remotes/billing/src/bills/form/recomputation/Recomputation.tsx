import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { SectionLink } from '@vatio/platform';
import { isDay } from '@vatio/records/day';
import { Card, LazyPage, Loaded } from '@vatio/ui/layout';
import type { ComponentType } from 'react';
import { factOfBill } from '../../../common/facts';
import classes from '../Beside.module.css';
import { billInputsQuery } from '../formApi';
import type { BillFormState } from '../schema/billForm';
import { useTyped } from '../useTyped';
import type { RecomputedProps } from './Recomputed';
import { TypedWarnings } from './TypedWarnings';

/** The engine comes when it is first needed: the form itself does not wait for it. */
const recomputed = async (): Promise<ComponentType<RecomputedProps>> =>
  (await import('./Recomputed')).Recomputed;

export interface RecomputationProps {
  readonly form: BillFormState;
  readonly supplyPointId: string;
  /** The bill that is edited. */
  readonly billId?: string | undefined;
}

/** The bill as it should be, line by line, as far as it is typed. It never blocks saving. */
export function Recomputation({ form, supplyPointId, billId }: RecomputationProps) {
  const { from, to } = useTyped(form, (values) => ({ from: values.from, to: values.to }));
  const fact = factOfBill(billId ?? 'new');
  const areDays = isDay(from) && isDay(to) && from < to;
  const inputs = useQuery({
    ...billInputsQuery({ supplyPointId, from, to, ...(billId && { billId }) }),
    enabled: areDays,
    placeholderData: keepPreviousData,
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className={classes.panel} aria-label="Junto al formulario" tabIndex={0}>
      <Card title="Recálculo">
        <TypedWarnings form={form} fact={fact} />
        {areDays ? (
          <Loaded query={inputs} loading="Cargando contrato y precios…" what="contrato y precios">
            {(known) => (
              <>
                {known.supply.contracts.length === 0 && (
                  <p className="alert alert-warning">
                    El punto no tiene contrato esos días: sin él casi nada se puede recalcular.{' '}
                    <SectionLink to={`/company/puntos/${supplyPointId}/contratos`}>
                      Ver los contratos
                    </SectionLink>
                  </p>
                )}
                {known.supply.contracts.length > 1 && (
                  <p className="alert alert-info">
                    Esos días tienen {known.supply.contracts.length} contratos: cada línea se
                    recalcula por los días de cada uno.
                  </p>
                )}
                <LazyPage
                  key="recomputed"
                  load={recomputed}
                  props={{ form, inputs: known, fact }}
                />
              </>
            )}
          </Loaded>
        ) : (
          <p className="mb-0">
            Escribe las lecturas, de la inicial a la final, para ver lo que debería decir cada
            línea.
          </p>
        )}
      </Card>
    </section>
  );
}
