import { fields, text } from '../kernel/fields.ts'

/** What people confirm: the notice itself stands in its register, under the same id. */
export const noticeConfirmationFields = fields({ title: text(140, { required: true }) })
