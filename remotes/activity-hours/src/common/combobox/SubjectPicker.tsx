import { useQuery } from '@tanstack/react-query';
import type { Named } from '@vatio/contracts/activity-hours/entries';
import { subjectsQuery } from '../subjectApi';
import { Combobox } from './Combobox';
import type { PickerProps } from './pickers';

const usePoints = (q: string | undefined, clientId: string | undefined) =>
  useQuery({ ...subjectsQuery('pointId', clientId, q ?? ''), enabled: q !== undefined });
const useStudies = (q: string | undefined, clientId: string | undefined) =>
  useQuery({ ...subjectsQuery('studyId', clientId, q ?? ''), enabled: q !== undefined });

const kinds = {
  pointId: {
    useFound: usePoints,
    label: 'Buscar un punto',
    listLabel: 'Puntos de suministro',
    noneText: 'Ningún punto coincide',
  },
  studyId: {
    useFound: useStudies,
    label: 'Buscar un estudio',
    listLabel: 'Estudios',
    noneText: 'Ningún estudio coincide',
  },
} as const;

const nameOf = ({ name }: Named) => name;

export interface SubjectPickerProps extends PickerProps {
  readonly field: keyof typeof kinds;
  /** The owning client's id; undefined: any client's. */
  readonly clientId: string | undefined;
}

/** Searches supply points or studies. */
export const SubjectPicker = ({ field, clientId, ...picker }: SubjectPickerProps) => (
  <Combobox<Named> {...picker} {...kinds[field]} ownerId={clientId} nameOf={nameOf} />
);
