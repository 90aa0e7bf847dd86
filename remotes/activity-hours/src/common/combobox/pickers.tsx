import { useQuery } from '@tanstack/react-query';
import type { Named } from '@vatio/contracts/activity-hours/entries';
import type { Ref } from 'react';
import { activitiesQuery, clientNamesQuery } from '../hoursApi';
import { Combobox, type ComboboxProps } from './Combobox';

export interface PickerProps extends Pick<ComboboxProps<Named>, 'onUp' | 'isLarge'> {
  readonly onChoose: (chosen: Named) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const nameOf = ({ name }: Named) => name;

const useClients = (q: string | undefined) =>
  useQuery({ ...clientNamesQuery(q ?? ''), enabled: q !== undefined });

/** Searches the clients in use. */
export const ClientPicker = ({ onChoose, ...picker }: PickerProps) => (
  <Combobox<Named>
    {...picker}
    label="Buscar un cliente"
    listLabel="Clientes"
    noneText="Ningún cliente coincide"
    nameOf={nameOf}
    useFound={useClients}
    onChoose={({ id, name }) => onChoose({ id, name })}
  />
);

/** Strips accents and case for comparisons: «reunion» finds «Reunión». */
const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('es');

function useActivities(q: string | undefined) {
  const { data, error } = useQuery(activitiesQuery);
  const words = plain(q ?? '').split(/\s+/);
  const found = data?.filter(
    ({ name, isArchived }) => !isArchived && words.every((word) => plain(name).includes(word)),
  );
  return { data: found, error };
}

/** Searches the activities in use. */
export const ActivityPicker = ({ onChoose, ...picker }: PickerProps) => (
  <Combobox<Named>
    {...picker}
    label="Buscar una actividad"
    listLabel="Actividades"
    noneText="Ninguna actividad coincide"
    nameOf={nameOf}
    useFound={useActivities}
    onChoose={({ id, name }) => onChoose({ id, name })}
  />
);
