// How the rounds of a day ended, or how far they are.
import type { Round } from './plan.ts'
import type { Random } from './random.ts'

export type Outcome = 'done' | 'half' | 'missed' | 'ahead'

export function pastOutcome(random: Random): Outcome {
  const chance = random.next()
  return chance < 0.025 ? 'missed' : chance < 0.05 ? 'half' : 'done'
}

const halfAnHour = 30 * 60_000

/** Of a kind with few rounds none was forgotten, and one is under way for half an hour. */
export function quietOutcomesOfToday(rounds: readonly Round[], now: Date): Outcome[] {
  return rounds.map(({ dueAt }) => {
    const ago = now.getTime() - dueAt.getTime()
    return ago < 0 ? 'ahead' : ago < halfAnHour ? 'half' : 'done'
  })
}

/** Half done is the round nearest to now (half an hour either way, what is due already first); the one before it
 *  was forgotten, those before that were done, and the rest is ahead. */
export function outcomesOfToday(rounds: readonly Round[], now: Date): Outcome[] {
  const inOrder = rounds.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
  const ago = ({ dueAt }: Round) => now.getTime() - dueAt.getTime()
  const due = inOrder.filter((round) => ago(round) >= 0)
  const last = due.at(-1)
  const next = inOrder[due.length]
  const isNextNearer = (!last || ago(last) > halfAnHour) && next && ago(next) >= -halfAnHour
  const half = isNextNearer ? next : last
  const missed = due.filter((round) => round !== half && ago(round) > halfAnHour).at(-1)
  return rounds.map((round) => {
    if (round === half) return 'half'
    if (round === missed) return 'missed'
    return ago(round) < 0 ? 'ahead' : 'done'
  })
}
