import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { NewReport } from '../report/index.ts'
import { StepTable } from './StepTable.tsx'

/** Above the list: a new one, and the steps of the country. */
export function PayHead() {
  const t = useT()
  return (
    <>
      <NewReport to={to.payParityForm({})}>{t('payParity.report')}</NewReport>
      <StepTable />
    </>
  )
}
