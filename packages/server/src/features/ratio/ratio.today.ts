import { addDays } from '@daybook/contract/kernel/dates.ts'
import type { RatioOversight } from '@daybook/contract/ratio/ratio.contract.ts'
import { mostRows } from '@daybook/contract/today/today.rules.ts'
import type { Oversight } from '../today/index.ts'
import { unexplainedSince } from './ratio.queries.ts'

/** Longer ago than this they stand in the history alone. */
const daysBack = 6

export const ratioOversight: Oversight<RatioOversight> = {
  shortfalls: {
    can: 'attendance.read',
    async list({ tx, actor: { today } }) {
      const rows = await unexplainedSince(tx, addDays(today, -daysBack), mostRows)
      return rows.map(({ id, day, from, until, adults, needed, children, cause, causeName }) => ({
        id,
        page: day === today ? '/pages/home/ratio' : `/pages/home/ratio/history?from=${day}&until=${day}`,
        params: { from, until, adults, needed, children, cause, causeName },
      }))
    },
  },
}
