import { expect, it } from 'vitest'
import { isStepDone, setupSteps } from './setup.rules.ts'

it('starts with rooms, without which nobody can be enrolled', () => {
  expect(setupSteps[0]).toBe('rooms')
})

it('counts the manager alone as no staff', () => {
  expect(isStepDone('staff', 1)).toBe(false)
  expect(isStepDone('staff', 2)).toBe(true)
  expect(isStepDone('rooms', 0)).toBe(false)
  expect(isStepDone('rooms', 1)).toBe(true)
})
