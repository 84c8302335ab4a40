import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { NewReport } from '../report/index.ts'

export function PlanEvent() {
  const t = useT()
  return <NewReport to={to.eventForm({})}>{t('event.report')}</NewReport>
}
