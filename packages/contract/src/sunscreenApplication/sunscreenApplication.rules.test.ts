import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sunscreenConsents } from '../kernel/allergen.rules.ts'
import {
  applicationState,
  asConsented,
  nextApplication,
  reapplyAfter,
  sunscreenApplicationRules,
  sunscreenOutcomes,
} from './sunscreenApplication.rules.ts'

const at = (time: string) => `2026-11-18T${time}:00.000+13:00`
const entry = (time: string, outcome: (typeof sunscreenOutcomes)[number]) => ({
  occurredAt: at(time),
  detail: { outcome },
})

describe('consent', () => {
  it('adapts an application for the whole room to each child’s consent', () => {
    const applied = (consent: Parameters<typeof asConsented>[1]) =>
      asConsented({ outcome: 'applied' }, consent).outcome
    expect(['centreCream', 'ownCream', 'none', null].map((consent) => applied(consent as 'none'))).toEqual([
      'applied',
      'ownCream',
      'notConsented',
      'notConsented',
    ])
  })

  it('never results in a refused outcome, and does not change an allowed one', () => {
    const consent = fc.constantFrom(...sunscreenConsents, null)
    fc.assert(
      fc.property(fc.constantFrom(...sunscreenOutcomes), consent, (outcome, sunscreenConsent) => {
        const child = { allergies: [], dietAvoids: [], diets: [], sunscreenConsent }
        const made = asConsented({ outcome }, sunscreenConsent)
        expect(sunscreenApplicationRules.refusal(made, child)).toBeUndefined()
        if (sunscreenApplicationRules.refusal({ outcome }, child) === undefined)
          expect(made).toEqual({ outcome })
      }),
    )
  })
})

describe('the next application', () => {
  it('is two hours after the last sunscreen, the centre’s or the child’s own', () => {
    const entries = [entry('11:30', 'ownCream'), entry('09:30', 'applied'), entry('12:00', 'notConsented')]
    expect(nextApplication(entries)).toBe(Date.parse(at('13:30')))
    expect(nextApplication([entry('12:00', 'notConsented')])).toBeUndefined()
    expect(nextApplication([])).toBeUndefined()
  })

  it('does not exist after a skin reaction', () => {
    expect(nextApplication([entry('09:30', 'applied'), entry('09:50', 'reaction')])).toBeUndefined()
    expect(nextApplication([entry('09:30', 'reaction'), entry('11:00', 'ownCream')])).toBe(
      Date.parse(at('11:00')) + reapplyAfter,
    )
  })

  it('is soon 15 minutes before, and due at its time', () => {
    const next = Date.parse(at('13:30'))
    const state = (time: string) => applicationState(next, Date.parse(at(time)))
    expect([state('13:14'), state('13:15'), state('13:29'), state('13:30')]).toEqual([
      'fine',
      'soon',
      'soon',
      'due',
    ])
  })
})
