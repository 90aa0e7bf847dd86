/** A file of 5,000 rows, the largest request of ours, has 15,000. */
const mostParts = 100_000;

const [quote, comma, backslash, bracket, brace] = [...'",\\[{'].map((sign) => sign.charCodeAt(0));

/**
 * Returns whether a JSON text has more objects, lists and members than any request of ours. A million empty
 * objects are three megabytes: to parse and to check them would delay all users for seconds. The content of
 * texts does not count.
 */
export function isCrowded(json: string): boolean {
  if (json.length <= mostParts) return false;
  let left = mostParts;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) isInText = !isInText;
    else if (code === backslash) at += 1;
    else if (!isInText && (code === comma || code === bracket || code === brace)) left -= 1;
    if (left < 0) return true;
  }
  return false;
}
