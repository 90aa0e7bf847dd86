/**
 * A ZIP file of a few texts. The library loads on demand. The page's Content-Security-Policy would
 * stop its functions that start a worker; this one does not.
 *
 * @param files path → content
 * @param type the MIME type of the result
 */
export async function zip(files: Readonly<Record<string, string>>, type: string): Promise<Blob> {
  const { strToU8, zipSync } = await import(/* webpackChunkName: "zip" */ 'fflate');
  const bytes = Object.entries(files).map(([path, content]) => [path, strToU8(content)] as const);
  return new Blob([zipSync(Object.fromEntries(bytes))], { type });
}
