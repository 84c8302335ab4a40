/** Letters and digits of a text, as an account or a code has them, that none of the taken ones equals: `kiwi`, `kiwi-2`.
 *  @param otherwise for a text without such letters, as one in Chinese */
export function madeCode(text: string, otherwise: string, taken: ReadonlySet<string>, by = '-'): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, by)
    .replace(/^[.-]+|[.-]+$/g, '')
    .slice(0, 30)
  const code = plain.length > 1 ? plain : otherwise
  let number = 1
  while (taken.has(number === 1 ? code : `${code}${by}${number}`)) number += 1
  return number === 1 ? code : `${code}${by}${number}`
}
