import { strengthOf } from './strengthOf';

const ana = ['Ana Ruiz', 'ana.ruiz@vatio.example'];

describe('how strong a password is', () => {
  it.each([
    ['12345678', 'Muy débil', 'Es de las más usadas: elige otra.'],
    ['aaaaaaaaaa', 'Muy débil', 'Evita repetir lo mismo.'],
    ['abcdefghijk', 'Muy débil', 'Evita secuencias como «abc» o «123».'],
    ['24/12/1987', 'Débil', 'Evita los años y las fechas.'],
    ['anaruiz', 'Muy débil', 'Evita el nombre, el correo y lo que se sepa de la persona.'],
    ['murciélago', 'Débil', 'Añade una o dos palabras poco comunes.'],
    ['x8#kQ!29vLp0', 'Muy fuerte', ''],
  ])('%s is «%s»: %s', (password, label, hint) => {
    expect(strengthOf(password, ana)).toMatchObject({ label, hint });
  });

  it('depends on the data of the person', () => {
    expect(strengthOf('xolotzin.quetzal7', []).label).toBe('Muy fuerte');
    expect(strengthOf('xolotzin.quetzal7', ['xolotzin.quetzal@vatio.es']).label).toBe('Débil');
    expect(strengthOf('xolotzinquetzal', ['Xolotzin Quetzal']).label).toBe('Muy débil');
  });

  it('of the longest accepted one depends on its beginning', () => {
    expect(strengthOf('tejado lince trombón '.repeat(48), []).label).toBe('Muy fuerte');
    expect(strengthOf('a'.repeat(1024), []).label).toBe('Muy débil');
  });
});
