/**
 * A circle of arrows between names: `a, b, a` when each leads to the other. Arrows to the name itself do
 * not count.
 *
 * @returns an empty list when there is no circle
 */
export function circleIn(arrows: readonly (readonly [from: string, to: string])[]): string[] {
  const done = new Set<string>();
  const search = (name: string, way: readonly string[]): string[] => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return [];
    done.add(name);
    for (const [from, to] of arrows) {
      const circle = from === name && to !== name ? search(to, [...way, name]) : [];
      if (circle.length > 0) return circle;
    }
    return [];
  };
  for (const [name] of arrows) {
    const circle = search(name, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
