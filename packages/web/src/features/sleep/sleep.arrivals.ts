import { stateOf } from '@daybook/contract/sleep/sleep.rules.ts'
import type { Board, Sleep } from './sleep.view.ts'

/** Sleeps as somebody else has left them: open ones in their place, those that are over among the earlier ones. */
export function withArrivedSleeps(board: Board, sleeps: readonly Sleep[]): Board {
  const children = board.children.map((child) => {
    const own = sleeps.filter(({ childId }) => childId === child.id)
    if (own.length === 0) return child
    const isOther = ({ id }: Sleep) => !own.some((one) => one.id === id)
    const standing = own.filter(({ voided }) => voided === null)
    const kept = child.sleep && isOther(child.sleep) ? child.sleep : null
    const over = standing.filter((one) => stateOf(one) === 'up')
    const earlier = [...child.earlier.filter(isOther), ...over].sort((a, b) =>
      a.occurredAt < b.occurredAt ? -1 : 1,
    )
    return { ...child, sleep: standing.find((one) => stateOf(one) !== 'up') ?? kept, earlier }
  })
  return { ...board, children }
}
