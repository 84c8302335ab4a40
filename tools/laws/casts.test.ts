// Law: what the compiler cannot follow is said in few places, each with its reason. A cast of any type to any other turns
// its checks off, so a further one has to stand here.
import { expect, it } from 'vitest'
import { files } from '../lib/source.ts'

/** File → a reason for each cast in it. */
type Places = { readonly [path: string]: readonly string[] }

const asNever: Places = {
  'packages/web/src/platform/outbox/current.ts': [
    'an input whose operation is found by its id, for a feature that must not import it',
    'a refused entry that the device has kept, with what the person corrected',
  ],
  'packages/web/src/platform/outbox/outbox.ts': ['an entry that the device has kept'],
}

const asUnknownAs: Places = {
  'packages/contract/src/kernel/fields.schema.ts': ['a schema whose shape is built from the fields'],
  'packages/contract/src/workflow/workflow.contract.ts': [
    'further fields that the form, not the type, names',
  ],
  'packages/server/src/features/register/register.queries.ts': ['the tables of all registers as one type'],
  'packages/web/src/features/auth/auth.passkey.ts': ['made by the server’s half of the same library'],
  'packages/web/src/features/care/care.kind.ts': [
    'the detail of a kind of care, in what its operations take',
  ],
  'packages/web/src/features/fields/field.widgets.ts': [
    'a widget found by the kind of the field that it gets',
  ],
  'packages/web/src/features/passkey/passkey.browser.ts': ['made by the server’s half of the same library'],
  'packages/web/src/platform/api/wire.ts': ['what the build puts in place of an operation'],
  'packages/web/src/platform/outbox/fake.device.ts': ['calls of a server that only tests have'],
}

/** With the fakes, which stand for the product's own parts. */
const product = files.filter(
  ({ path }) =>
    /^packages\/(?:contract|server|web)\//.test(path) && !/\.(?:test|samples)\.|\/laws\//.test(path),
)

/** File → how often it holds it. */
const counted = (pattern: RegExp) =>
  Object.fromEntries(
    product.flatMap(({ path, text }) => {
      const count = text.match(pattern)?.length ?? 0
      return count > 0 ? [[path, count]] : []
    }),
  )

it.each([
  ['as never', /\bas never\b/g, asNever],
  ['as unknown as', /\bas unknown as\b/g, asUnknownAs],
])('every `%s` has its reason', (_, pattern, places) => {
  const expected = Object.entries(places).map(([path, reasons]) => [path, reasons.length])
  expect(counted(pattern)).toEqual(Object.fromEntries(expected))
})

it('no comment turns the compiler off', () => {
  expect(counted(/@ts-(?:ignore|expect-error|nocheck)/g)).toEqual({})
})
