import { describe, expect, it } from 'vitest'
import { queueableNamed } from '../platform/outbox/queueable.ts'
import { loadOperations } from './outbox.operations.ts'

const entries = await loadOperations()
const named = Object.entries(entries).flatMap(([feature, own]) =>
  Object.keys(own).map((name) => `${feature}.${name}`),
)

describe('what may wait to be sent', () => {
  it.each(named)('%s is an operation that may wait', (operation) => {
    expect(queueableNamed(operation)).toBeDefined()
  })

  it('has what each feature declares, and what every kind of care has', () => {
    expect(named).toEqual(
      expect.arrayContaining([
        'attendance.signIn',
        'sleep.putToBed',
        'toiletVisit.recordMany',
        'dayNote.recordNote',
      ]),
    )
  })

  it('an entry made when the app was another version finds no words, and says so in general ones', () => {
    expect(entries.noSuchFeature).toBeUndefined()
  })
})
