import { expect, it } from 'vitest'
import { type Right, rightsOf } from '../kernel/rights.ts'
import { needsSecondStep } from './secondStep.rules.ts'

it('asks managers for a second step, and who else reaches the accounts or records of others', () => {
  const asks = (...held: Right[]) => needsSecondStep(new Set(held))
  expect(asks(...rightsOf(['manager']))).toBe(true)
  for (const right of [
    'staff.edit',
    'staff.readPrivate',
    'role.edit',
    'centre.configure',
    'data.export',
    'staff.unlock',
    'report.readAll',
    'credential.readAll',
    'leave.keepBalance',
    'workflow.oversee',
    'audit.read',
    'child.edit',
  ] as const)
    expect(asks('room.read', right)).toBe(true)
  expect(asks(...rightsOf(['teacher']), 'room.edit', 'report.decide', 'plan.edit')).toBe(false)
  expect(asks()).toBe(false)
  expect(asks(...rightsOf(['kiosk']))).toBe(false)
})
