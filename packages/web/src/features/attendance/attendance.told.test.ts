import { attendance } from '@daybook/contract/attendance/attendance.contract.ts'
import { childPage } from '@daybook/contract/childPage/childPage.contract.ts'
import { expect, it } from 'vitest'
import { client } from '../../platform/api/client.ts'
import { readsOf, updateOf } from '../../platform/live/live.updates.ts'
import './attendance.told.ts'

it.each(['incident.decided', 'incident.submit', 'incident.followUp', 'illness.correct'])(
  'after %s, pages that sign a child out read again what its parents have not been told',
  (event) => {
    const reads = readsOf(updateOf(event) ?? {}).map(({ id }) => id)
    const shown = [client(attendance).listToday.id, client(childPage).getPage.id]
    expect(reads).toEqual(expect.arrayContaining(shown))
  },
)

it('reads nothing again after reports that parents are not told of', () => {
  const reads = readsOf(updateOf('hazard.submit') ?? {}).map(({ id }) => id)
  expect(reads).not.toContain(client(attendance).listToday.id)
})
