import classes from './Styled.module.css';

/** A chunk of the section's own that brings a style sheet. */
export default function Styled() {
  return <p className={classes.underlined}>El trozo con estilos ha llegado</p>;
}
