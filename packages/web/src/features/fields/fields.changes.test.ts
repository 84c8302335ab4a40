import { fields, text, yesNo } from '@daybook/contract/kernel/fields.ts'
import { expect, test } from 'vitest'
import { changesOf } from './fields.changes.ts'

const table = fields({ what: text(20), told: yesNo() })

test('an amendment changed what the next step found otherwise', () => {
  const steps = [
    { step: 'submitted', before: null },
    { step: 'amended', before: { what: 'Fell', told: null } },
    { step: 'amended', before: { what: 'Fell', told: false } },
    { step: 'confirmed', before: null },
  ]
  const changes = changesOf(table, steps, { what: 'Slipped', told: false })
  expect(changes.map((own) => own.map(({ name, before, after }) => [name, before, after]))).toEqual([
    [],
    [['told', null, false]],
    [['what', 'Fell', 'Slipped']],
    [],
  ])
})
