import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'

export function PlanEvent() {
  const t = useT()
  return (
    <Button component={Link} to={to.eventForm({})}>
      {t('event.report')}
    </Button>
  )
}
