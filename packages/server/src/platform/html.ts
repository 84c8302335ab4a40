// HTML from people: only what an allow list names is kept. Whatever shows it (RichText.tsx) trusts it no more for that.
import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'
import { isHtml } from '@daybook/contract/kernel/richText.ts'
import sanitizeHtml, { type IOptions } from 'sanitize-html'

const allowed: IOptions = {
  allowedTags: ['p', 'br', 'hr', 'h2', 'h3', 'strong', 'em', 'u', 's', 'ul', 'ol', 'li', 'blockquote', 'a'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: sanitizeHtml.simpleTransform('strong', {}),
    i: sanitizeHtml.simpleTransform('em', {}),
    h1: sanitizeHtml.simpleTransform('h2', {}),
    div: sanitizeHtml.simpleTransform('p', {}),
  },
}

/** Empty when no words are left. Plain text stays as it is. */
export function cleanHtml(text: string): string {
  if (!isHtml(text)) return text.trim()
  const clean = sanitizeHtml(text, allowed).trim()
  if (sanitizeHtml(clean, { allowedTags: [] }).trim() === '') return ''
  // Without a tag it would be taken for plain text, and its `&amp;` be shown.
  return isHtml(clean) ? clean : `<p>${clean}</p>`
}

/** The record as it is stored, with its HTML cleaned. */
export function cleanRecord<V extends Values>(fields: Fields, values: V): V {
  const cleaned = Object.entries(values).map(([name, value]) => [
    name,
    fields[name]?.kind === 'richText' && typeof value === 'string' ? cleanHtml(value) : value,
  ])
  return stored(fields, Object.fromEntries(cleaned) as V)
}
