import type { RecordFacts } from './record';

type Nouns = Pick<RecordFacts, 'one' | 'many' | 'gender'>;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The sentences about any record, in Spanish, each with the article and endings of its noun. */
export function sentencesOf({ one, many, gender }: Nouns) {
  const isMale = gender === 'm';
  const ending = isMale ? 'o' : 'a';
  const it = isMale ? 'lo' : 'la';
  const self = `${isMale ? 'este' : 'esta'} ${one}`;
  return {
    /** «este cliente» */
    self,
    /** «los clientes» */
    all: `${isMale ? 'los' : 'las'} ${many}`,
    missing: `${isMale ? 'Ese' : 'Esa'} ${one} no existe.`,
    overtaken: `Otra persona ha cambiado ${self} mientras ${it} editabas.`,
    archived: `${capital(self)} está archivad${ending}: restáura${it} antes.`,
    /** «Cliente creado», with any participle: `done('cread')`. */
    done: (stem: string) => `${capital(one)} ${stem}${ending}`,
    /** «1 cliente archivado», «3 clientes archivados» */
    counted: (count: number, stem: string) =>
      count === 1 ? `1 ${one} ${stem}${ending}` : `${count} ${many} ${stem}${ending}s`,
    /** «Alta de cliente», «Cambio de cliente» */
    created: `Alta de ${one}`,
    changed: `Cambio de ${one}`,
  };
}
