// What an operation answers that leads to a PDF.
import { z } from 'zod'

export const PdfLink = z.object({
  link: z.string(),
  blanks: z
    .array(z.string())
    .optional()
    .describe('Words in letters that cannot be printed. The PDF has a blank line for each.'),
})
export type PdfLink = z.output<typeof PdfLink>
