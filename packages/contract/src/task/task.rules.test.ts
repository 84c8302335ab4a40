import { describe, expect, it } from 'vitest'
import { overdueAfter, taskStatus } from './task.rules.ts'

const dueAt = '2026-11-18T10:00:00+13:00'
const after = (ms: number) => new Date(Date.parse(dueAt) + ms)

describe('status of a task', () => {
  it('is pending until the first entry, and done when every child has one', () => {
    expect(taskStatus({ dueAt, done: 0, total: 11 }, after(0))).toBe('pending')
    expect(taskStatus({ dueAt, done: 4, total: 11 }, after(0))).toBe('inProgress')
    expect(taskStatus({ dueAt, done: 11, total: 11 }, after(-60_000))).toBe('done')
  })

  it('is overdue half an hour after its time, started or not, until it is done', () => {
    expect(taskStatus({ dueAt, done: 0, total: 11 }, after(overdueAfter))).toBe('pending')
    expect(taskStatus({ dueAt, done: 0, total: 11 }, after(overdueAfter + 1))).toBe('overdue')
    expect(taskStatus({ dueAt, done: 10, total: 11 }, after(overdueAfter + 1))).toBe('overdue')
    expect(taskStatus({ dueAt, done: 11, total: 11 }, after(overdueAfter + 1))).toBe('done')
  })

  it('is done at its time when no children need it', () => {
    expect(taskStatus({ dueAt, done: 0, total: 0 }, after(-1))).toBe('pending')
    expect(taskStatus({ dueAt, done: 0, total: 0 }, after(0))).toBe('done')
  })
})
