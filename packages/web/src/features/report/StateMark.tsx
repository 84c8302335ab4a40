import type { ReportState } from '@daybook/contract/report/report.rules.ts'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconTool,
} from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Report.module.css'

const icons = {
  submitted: IconClock,
  confirmed: IconCircleCheck,
  refused: IconCircleX,
  cancelled: IconCircleMinus,
  open: IconAlertCircle,
  inWork: IconTool,
  closed: IconCircleCheck,
}

export function StateMark({ state }: { state: ReportState }) {
  const t = useT()
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon size="1.125rem" aria-hidden="true" />
      {t(`report.state.${state}`)}
    </span>
  )
}
