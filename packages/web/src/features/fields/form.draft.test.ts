import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { expect, test } from 'vitest'
import { withoutSecrets } from './form.draft.ts'

test('a draft keeps no password, PIN or code, nor what is no field', () => {
  const table = fields({
    name: text(80),
    password: text(20, { format: 'password' }),
    pin: text(6, { format: 'pin' }),
    code: text(8, { autofill: 'one-time-code' }),
  })
  const typed = { name: 'Ana', password: 'secret1', pin: '1234', code: 'AB12', other: 1 }
  expect(withoutSecrets(table, typed)).toEqual({ name: 'Ana' })
})
