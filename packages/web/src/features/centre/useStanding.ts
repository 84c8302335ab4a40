import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import type { CentreLine } from './centre.data.ts'

/** Says whether anybody can sign in to a centre. */
export function useStanding() {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  return ({ managers, invitedUntil, deactivatedAt }: CentreLine): string => {
    if (deactivatedAt) return t('centre.deactivatedSince', { time: friendlyTime(deactivatedAt, now) })
    if (managers > 0) return t('centre.managers', { count: managers })
    return invitedUntil ? t('centre.invited', { time: friendlyTime(invitedUntil, now) }) : t('centre.nobody')
  }
}
