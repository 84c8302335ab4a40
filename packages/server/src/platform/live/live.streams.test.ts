import { expect, test } from 'vitest'
import { isFor } from './live.streams.ts'

const stream = { personId: 'hana', rights: new Set(['care.read'] as const), pageId: 'page-1' }

test('an event for people reaches only them', () => {
  expect(isFor({ to: { people: ['mere', 'hana'] }, pageId: undefined }, stream)).toBe(true)
  expect(isFor({ to: { people: ['mere'] }, pageId: undefined }, stream)).toBe(false)
})

test('an event for a right reaches only those who have it', () => {
  expect(isFor({ to: 'care.read', pageId: undefined }, stream)).toBe(true)
  expect(isFor({ to: 'plan.edit', pageId: undefined }, stream)).toBe(false)
})

test('the page that caused an event does not get it', () => {
  expect(isFor({ to: 'care.read', pageId: 'page-1' }, stream)).toBe(false)
  expect(isFor({ to: 'care.read', pageId: 'page-2' }, stream)).toBe(true)
})

test('a stream whose reader is not known yet gets nothing', () => {
  expect(isFor({ to: { people: ['hana'] }, pageId: undefined }, { ...stream, rights: undefined })).toBe(false)
})
