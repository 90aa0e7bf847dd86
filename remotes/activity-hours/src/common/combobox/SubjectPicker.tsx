import { useQuery } from '@tanstack/react-query';
import type { Named } from '@vatio/contracts/activityHours/entries';
import { subjectsQuery } from '../subjectApi';
import { Combobox } from './Combobox';
import type { PickerProps } from './pickers';

const words = {
  pointId: {
    label: 'Buscar un punto',
    listLabel: 'Puntos de suministro',
    noneText: 'Ningún punto coincide',
  },
  studyId: {
    label: 'Buscar un estudio',
    listLabel: 'Estudios',
    noneText: 'Ningún estudio coincide',
  },
} as const;

export interface SubjectPickerProps extends PickerProps {
  readonly field: keyof typeof words;
  /** Whose; undefined: any client's. */
  readonly clientId: string | undefined;
}

/** Searches supply points or studies. */
export function SubjectPicker({ field, clientId, onChoose, ...picker }: SubjectPickerProps) {
  const useSubjects = (q: string | undefined) =>
    useQuery({ ...subjectsQuery(field, clientId, q ?? ''), enabled: q !== undefined });
  return (
    <Combobox<Named>
      {...picker}
      {...words[field]}
      nameOf={({ name }) => name}
      useFound={useSubjects}
      onChoose={onChoose}
    />
  );
}
