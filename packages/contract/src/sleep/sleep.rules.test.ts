import { describe, expect, it } from 'vitest'
import { gapsOf, type SleepFacts } from './sleep.rules.ts'

const noon = Date.parse('2026-03-11T12:00:00Z')
const at = (seconds: number) => new Date(noon + seconds * 1000).toISOString()

/** Asleep from noon, checked and up at these seconds after. */
const slept = (checks: number[], upAt: number | null): SleepFacts => ({
  occurredAt: at(-300),
  detail: { asleepAt: at(0), upAt: upAt === null ? null : at(upAt), checkInterval: 10 },
  checks: checks.map((seconds) => ({ occurredAt: at(seconds) })),
})
const kinds = (sleep: SleepFacts, now = 3600) =>
  gapsOf(sleep, new Date(noon + now * 1000)).map(({ kind, overBy }) => `${kind} ${overBy / 1000}`)

describe('the gaps of a sleep', () => {
  it('start at a minute over: seconds are no gap', () => {
    expect(kinds(slept([600], 900))).toEqual([])
    expect(kinds(slept([601, 1259.9], 1300))).toEqual([])
    expect(kinds(slept([660], 900))).toEqual(['late 60'])
  })

  it('are late up to two minutes over, and missed after that', () => {
    expect(kinds(slept([720, 1441], 1500))).toEqual(['late 120', 'missed 121'])
  })

  it('have the same tolerance before getting up and while still asleep', () => {
    expect(kinds(slept([], 659))).toEqual([])
    expect(kinds(slept([], null), 659)).toEqual([])
    expect(kinds(slept([], null), 660)).toEqual(['late 60'])
  })
})
