import type { ImportAnswers, ImportCheck } from './curveImport';

type Question = NonNullable<ImportCheck['question']>;

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The question about a file that does not show the answer, and the possible answers. */
export function questionInWords({ asks, value }: Question): {
  readonly text: string;
  readonly choices: readonly Choice[];
} {
  if (asks === 'labels') {
    const why =
      value === null
        ? 'El fichero no empieza ni acaba a medianoche'
        : `Unos días empiezan a las 00:00 y otros acaban a las ${value}`;
    return {
      text: `${why}: ¿qué señala cada hora?`,
      choices: [
        { value: 'end', label: 'El final de su intervalo: «12:00» va de 11:00 a 12:00' },
        { value: 'start', label: 'El comienzo de su intervalo: «12:00» va de 12:00 a 13:00' },
      ],
    };
  }
  const cell = value ?? '1.234';
  const mark = cell.includes(',') ? ',' : '.';
  return {
    text: `Los números son como «${cell}»: ¿qué separa ${mark === '.' ? 'el punto' : 'la coma'}?`,
    choices: [
      { value: mark, label: `Los decimales: es ${cell.replace(mark, ',')}` },
      { value: mark === '.' ? ',' : '.', label: `Los miles: es ${cell.replace(mark, '')}` },
    ],
  };
}

const said: Readonly<Record<string, string>> = {
  '.': 'el punto separa los decimales',
  ',': 'la coma separa los decimales',
  start: 'cada hora señala el comienzo de su intervalo',
  end: 'cada hora señala el final de su intervalo',
};

/** «el punto separa los decimales»; undefined without answers. An older API knows no answers. */
export function answersInWords(answers: ImportAnswers | undefined): string | undefined {
  const words = Object.values(answers ?? {}).flatMap((answer) => (answer && said[answer]) ?? []);
  return words.length > 0 ? words.join(' y ') : undefined;
}
