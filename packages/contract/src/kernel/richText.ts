// Text from an editor is a little HTML, cleaned by the server (platform/html.ts). A text without a tag is plain text
// with `# ` headings and `- ` lists. Pure.

const tag = /<[a-z/!?][^<>]*>/i

export const isHtml = (text: string): boolean => tag.test(text)

const ends = /<(\/(p|h[1-6]|li|blockquote|div)|br)\b[^<>]*>/gi
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words alone, for lists, CSV and search. */
export function plainText(text: string): string {
  if (!isHtml(text)) return text
  return text
    .replace(ends, '\n')
    .replace(new RegExp(tag, 'gi'), '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\n{2,}/g, '\n')
    .trim()
}
