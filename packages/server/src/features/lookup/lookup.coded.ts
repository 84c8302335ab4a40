// The dictionaries of Daybook's own coded fields, for clients of the family: `incident_place`. They are made from the
// fields of reports, so that each new one is there by itself.

import { reportKinds } from '@daybook/contract/app/report.kinds.generated.ts'
import type { Field, Fields } from '@daybook/contract/kernel/fields.ts'

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** `runnyNose` → `Runny nose`. The app's own words stand in its language packs. */
const words = (key: string) =>
  snake(key)
    .replaceAll('_', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())

function optionsIn(fields: Fields, at: string): [code: string, keys: readonly string[]][] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    const code = `${at}_${snake(name)}`
    if (field.kind === 'choice' || field.kind === 'choices')
      return [[code, field.of] as const].map(([a, b]) => [a, b])
    return field.kind === 'group' || field.kind === 'repeat' ? optionsIn(field.fields, code) : []
  })
}

const coded = new Map(
  Object.entries(reportKinds).flatMap(([kind, { fields }]) => optionsIn(fields, snake(kind))),
)

/** The entries of a coded field's dictionary; undefined when there is no such field. */
export const codedEntries = (code: string) =>
  coded.get(code)?.map((key, place) => ({ code, dictKey: key, dictValue: words(key), sort: place + 1 }))
