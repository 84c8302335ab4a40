// Whether the person has read the briefing.
import { isNewSince, newestOf } from '@daybook/contract/briefing/briefing.rules.ts'
import { showToast } from '../../kit/toast.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { send } from '../../platform/outbox/current.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { confirmRead } from './briefing.data.ts'
import type { Briefing } from './briefing.effects.ts'

/** What the person has read last of it today. */
export const ownReading = ({ readings }: Briefing, personId: string | undefined) =>
  readings.find(({ by }) => by.id === personId)

interface Reader {
  personId: string | undefined
  timeZone: string
}

/** What asks the person to read it; undefined while nothing is new to them. */
export function asksToRead(t: Translate, page: Briefing, { personId, timeZone }: Reader): string | undefined {
  const own = ownReading(page, personId)
  if (page.children.length === 0) return undefined
  if (!own) return t('briefing.notRead')
  const count = page.children.filter((child) => isNewSince(child, own)).length
  return count > 0 ? t('briefing.news', { count, time: clockAt(own.at, timeZone) }) : undefined
}

export function confirm(t: Translate, { room, children }: Briefing): void {
  send(confirmRead, { code: room.code, newestAt: newestOf(children) })
  showToast(t('briefing.confirmed'))
}
