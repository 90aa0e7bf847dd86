export interface VersionsProps {
  /** The listed things, in the plural: «paquetes». */
  readonly title: string;
  /** Package → version or range. */
  readonly versions: Readonly<Record<string, string>>;
}

/** A list of packages, closed until needed. */
export function Versions({ title, versions }: VersionsProps) {
  const entries = Object.entries(versions);
  return (
    <details>
      <summary>
        {entries.length} {title}
      </summary>
      <ul className="list-unstyled mb-0">
        {entries.map(([name, version]) => (
          <li key={name}>
            <code>
              {name} {version}
            </code>
          </li>
        ))}
      </ul>
    </details>
  );
}
