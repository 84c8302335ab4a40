import { Button } from '@mantine/core'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ReportList } from '../report/index.ts'

/** The register: every hazard and every repair, whoever reported it. */
export function HazardsScreen() {
  const t = useT()
  const { hazard } = declared('reportKinds')
  const filter = useSearch('hazards')
  return (
    <>
      {hazard && <ReportList kind={hazard} filter={filter} place={to.hazards} />}
      <ActionBar>
        <Button variant="default" component={Link} to={to.hazardHistory()}>
          {t('hazard.history')}
        </Button>
        <Button component={Link} to={to.hazardForm()}>
          {t('hazard.add')}
        </Button>
      </ActionBar>
    </>
  )
}
