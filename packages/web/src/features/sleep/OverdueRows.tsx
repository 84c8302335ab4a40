import { useT } from '../../platform/i18n/language.ts'
import { AlarmRows } from '../../platform/screens/AlarmRows.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDueChecks } from './sleep.watch.data.ts'

/** On home: every sleeper whose check is due. */
export function OverdueRows() {
  const t = useT()
  const rows = useDueChecks()
    .filter(({ isMine }) => isMine)
    .map(({ sleepId, childId, name, room, over }) => ({
      id: sleepId,
      to: to.sleep({ code: room.code, check: childId }),
      words: t('sleep.checkNow', { name }),
      room: room.name,
      over: over === 0 ? t('sleep.dueNow') : t('sleep.minutesOver', { minutes: over }),
    }))
  return <AlarmRows title={t('sleep.overdueChecks')} rows={rows} />
}
