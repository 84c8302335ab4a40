import { useT } from '../../platform/i18n/language.ts'
import { AlarmRows } from '../../platform/screens/AlarmRows.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDueLooks } from './aftercare.watch.data.ts'

/** On home: every child with a blow to the head who has to be looked at now. */
export function LookRows() {
  const t = useT()
  const rows = useDueLooks().map(({ incidentId, name, roomName, over }) => ({
    id: incidentId,
    to: to.aftercare({ id: incidentId }),
    words: t('aftercare.headCheckNow', { name }),
    room: roomName,
    over: over === 0 ? t('aftercare.dueShort') : t('aftercare.minutesOver', { minutes: over }),
  }))
  return <AlarmRows title={t('aftercare.headChecksDue')} rows={rows} />
}
