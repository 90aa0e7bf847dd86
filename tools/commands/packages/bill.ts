interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly properties?: readonly { readonly name: string }[];
}

/** The part of a CycloneDX document that is looked at. */
interface Bill {
  readonly components: readonly Component[];
  readonly dependencies?: readonly {
    readonly ref: string;
    readonly dependsOn: readonly string[];
  }[];
}

const developmentOnly = 'cdx:npm:package:development';

/**
 * The bill without what only builds and tests. `npm sbom --omit=dev` drops whatever a tool uses,
 * too: react, fastify and zod were missing.
 */
export function billOfProduct<Whole extends Bill>(bill: Whole): Whole {
  const isUsed = ({ properties = [] }: Component) =>
    !properties.some(({ name }) => name === developmentOnly);
  const components = bill.components.filter(isUsed);
  const left = new Set(
    bill.components.filter((component) => !isUsed(component)).map((each) => each['bom-ref']),
  );
  const dependencies = (bill.dependencies ?? [])
    .filter(({ ref }) => !left.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => !left.has(one)) }));
  return { ...bill, components, dependencies };
}
