import type { ProcessState as State } from '@daybook/contract/workflow/workflow.definition.rules.ts'
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconCircleMinus,
  IconCircleX,
  IconClock,
  IconTrash,
} from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Workflow.module.css'

const icons = {
  unfinished: IconClock,
  finished: IconCircleCheck,
  reject: IconCircleX,
  terminate: IconCircleMinus,
  withdraw: IconArrowBackUp,
  recall: IconArrowBackUp,
  deleted: IconTrash,
}

export function ProcessState({ state }: { state: State }) {
  const t = useT()
  const Icon = icons[state]
  return (
    <span className={styles.state} data-state={state}>
      <Icon size="1.125rem" aria-hidden="true" />
      {t(`workflow.state.${state}`)}
    </span>
  )
}
