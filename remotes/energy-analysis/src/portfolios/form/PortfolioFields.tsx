import { useQuery } from '@tanstack/react-query';
import { ChoiceField, PickManyField, SelectField } from '@vatio/ui/forms';
import { useState } from 'react';
import { windowOptions } from '../../studies/form/windows';
import { clientNamesQuery } from '../portfolioApi';
import { type PortfolioFormState, whoChoices } from './portfolioForm';

/** The months and the clients of a new portfolio. */
export function PortfolioFields({ form }: { readonly form: PortfolioFormState }) {
  const [q, setQ] = useState<string>();
  const found = useQuery({ ...clientNamesQuery(q ?? ''), enabled: q !== undefined });
  return (
    <>
      <SelectField
        form={form}
        name="firstMonth"
        label="Doce meses"
        help="Un año entero de meses naturales: el mismo para todos los puntos"
        options={windowOptions(form.watch('firstMonth'))}
      />
      <ChoiceField
        form={form}
        name="who"
        label="¿De quién?"
        choices={whoChoices}
        help="Se miran todos sus puntos de suministro que no están archivados"
      />
      {form.watch('who') === 'some' && (
        <PickManyField
          form={form}
          name="clientIds"
          label="Clientes"
          help="Busca por nombre, NIF o CUPS y elige todos los que quieras"
          listLabel="Clientes"
          pickedLabel="Clientes elegidos"
          noneText="Ningún otro cliente coincide"
          found={found}
          onSearch={setQ}
          nameOf={({ name }) => name}
          render={({ name, taxId }) => (
            <>
              <bdi>{name}</bdi> <small>{taxId}</small>
            </>
          )}
        />
      )}
    </>
  );
}
