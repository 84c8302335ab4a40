// What a draft of a form keeps. Pure.
import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { Fields } from '@daybook/contract/kernel/fields.ts'

const secretFormats: readonly (string | undefined)[] = ['password', 'pin', 'code']

/** Whether nobody but its owner may read it, not even on the owner's device. */
const isSecret = (field: Fields[string]) =>
  field.kind === 'text' && (secretFormats.includes(field.format) || field.autofill === 'one-time-code')

/** The values that a draft may keep. */
export const withoutSecrets = (fields: Fields, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => {
      const field = fields[name]
      return field && !isSecret(field)
    }),
  )
