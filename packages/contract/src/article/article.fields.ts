import { fields, instant, richText, text } from '../kernel/fields.ts'

/** News of the centre. `@n` and `#{key}#` in it are read as the specification says (section 8). */
export const articleFields = fields({
  title: text(140, { required: true }),
  summary: text(280),
  content: richText(20_000, { required: true }),
  publishTime: instant(),
})
