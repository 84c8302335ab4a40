import { fields, longText, text } from '../kernel/fields.ts'

/** A web page that the app shows inside itself, with all pages below it. */
export const webAddressFields = fields({
  name: text(80, { required: true }),
  address: text(500, { required: true }),
  note: longText(500),
})
