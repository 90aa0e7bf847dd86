import classes from './Styled.module.css';

/** A picture with a script in it, which only a document would run. */
const mark = new URL('./mark.svg', import.meta.url).href;

/** A chunk of the section's own that brings a style sheet and a picture. */
export default function Styled() {
  return (
    <p className={classes.underlined}>
      <img src={mark} alt="Marca" width={16} height={16} /> El trozo con estilos ha llegado
    </p>
  );
}
