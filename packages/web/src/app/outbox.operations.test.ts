import { describe, expect, it } from 'vitest'
import { queueableNamed } from '../platform/outbox/queueable.ts'
import { loadOperations } from './outbox.operations.ts'

const entries = await loadOperations()
const named = Object.entries(entries).flatMap(([feature, own]) =>
  Object.keys(own).map((name) => `${feature}.${name}`),
)

describe('queueable operations', () => {
  it.each(named)('%s is queueable', (operation) => {
    expect(queueableNamed(operation)).toBeDefined()
  })

  it('includes the operations of features, of kinds of care and of reports', () => {
    expect(named).toEqual(
      expect.arrayContaining([
        'attendance.signIn',
        'sleep.putToBed',
        'toiletVisit.recordMany',
        'dayNote.recordNote',
        'incident.submit',
      ]),
    )
  })

  it('has no entry for an unknown feature', () => {
    expect(entries.noSuchFeature).toBeUndefined()
  })
})
