/** The product's mark: a bolt. Drawn in the colour of the text around it. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M18 3 6.5 18.2h7.2L11.6 29 25 12.6h-8.1z" fill="currentColor" />
    </svg>
  );
}
