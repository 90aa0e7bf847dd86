/** A chunk of the section's own. */
export default function Lazy() {
  return <p>El trozo perezoso ha llegado</p>;
}
