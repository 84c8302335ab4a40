import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { AlarmBar } from '../../platform/screens/AlarmBar.tsx'
import { to } from '../../platform/screens/places.ts'
import { onOpenPage, useDueLooks } from './aftercare.watch.data.ts'

/** The red bar about due looks after a blow to the head, on every screen. A tap opens the one that is the longest over. */
export function LookBar() {
  const t = useT()
  const open = useStore(onOpenPage)
  const looks = useDueLooks().filter(({ incidentId }) => incidentId !== open)
  const [first] = looks
  if (!first) return null
  const { name, over: minutes } = first
  const count = looks.length
  const one =
    minutes === 0 ? t('aftercare.headCheckNow', { name }) : t('aftercare.headCheckNowOver', { name, minutes })
  const several =
    minutes === 0 ? t('aftercare.headChecks', { count }) : t('aftercare.headChecksOver', { count, minutes })
  return (
    <AlarmBar
      call={t('aftercare.headCheckCalls', { who: looks.map((look) => look.name).join(t('care.comma')) })}
      to={to.aftercare({ id: first.incidentId })}
    >
      {count === 1 ? one : several}
    </AlarmBar>
  )
}
