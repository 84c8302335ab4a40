import { Button } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { StepTable } from './StepTable.tsx'

/** Above the list: a new one, and the steps of the country. */
export function PayHead() {
  const t = useT()
  return (
    <>
      <Button component={Link} to={to.payParityForm({})}>
        {t('payParity.report')}
      </Button>
      <StepTable />
    </>
  )
}
