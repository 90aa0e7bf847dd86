declare module '*/Section' {
  const Section: import('react').ComponentType;
  export default Section;
}
