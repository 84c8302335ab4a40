import { useT } from '../../platform/i18n/language.ts'
import { AlarmRows } from '../../platform/screens/AlarmRows.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDueChecks } from './sleep.watch.data.ts'

/** More would fill the screen. */
const most = 3

/** On home: the sleepers whose check is longest due, and how many more there are. */
export function OverdueRows() {
  const t = useT()
  const checks = useDueChecks().filter(({ isMine }) => isMine)
  const rows = checks.slice(0, most).map(({ sleepId, childId, name, room, over }) => ({
    id: sleepId,
    to: to.sleep({ code: room.code, check: childId }),
    words: t('sleep.checkNow', { name }),
    room: room.name,
    over: over === 0 ? t('sleep.dueNow') : t('sleep.minutesOver', { minutes: over }),
  }))
  const left = checks.slice(most)
  const [next] = left
  const more = next && {
    to: to.sleep({ code: next.room.code }),
    words: t('sleep.moreDue', { count: left.length }),
  }
  return <AlarmRows title={t('sleep.overdueChecks')} rows={rows} more={more} />
}
