import { expect, it, vi } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import type { TaskKind } from '../task/index.ts'
import { progressOf } from './today.progress.ts'

const now = new Date('2026-11-17T21:42:00Z')
const tx = {} as Tx
const task = (kind: TaskKind['kind'], id: string) => ({
  id,
  kind,
  roomId: null,
  day: '2026-11-18',
  dueAt: '2026-11-17T21:30:00.000Z',
})
const counting = (done: number) =>
  vi.fn<TaskKind<string>['progress']>(
    async (_, tasks) => new Map(tasks.map(({ id }) => [id, { done, total: 9 }])),
  )

it('asks each mechanism once, however many kinds it has, and says of which kind a task is', async () => {
  const [care, checks] = [counting(1), counting(2)]
  const kinds: TaskKind<string>[] = [
    { kind: 'nappyChange', of: 'nappies', progress: care },
    { kind: 'openingCheck', of: 'opening', progress: checks },
    { kind: 'sleep', of: 'sleepers', progress: care },
  ]
  const tasks = [task('sleep', 's'), task('openingCheck', 'o'), task('nappyChange', 'n')]
  const progress = await progressOf(kinds, tx, tasks, now)
  expect(care.mock.calls.map(([, asked]) => asked.map(({ id, of }) => [id, of]))).toEqual([
    [
      ['n', 'nappies'],
      ['s', 'sleepers'],
    ],
  ])
  expect(checks).toHaveBeenCalledOnce()
  expect(['s', 'o', 'n', 'unknown'].map((id) => progress(id).done)).toEqual([1, 2, 1, 0])
})

it('does not ask a mechanism that none of the tasks belongs to', async () => {
  const care = counting(1)
  await progressOf([{ kind: 'sleep', of: 'sleepers', progress: care }], tx, [task('openingCheck', 'o')], now)
  expect(care).not.toHaveBeenCalled()
})
