/** Text without case, accents, spaces and signs, for comparing. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}✓✔√☑✅×✗✘✕✖❌☐☒]+/gu, '')
