import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import type { Alarm } from '@daybook/contract/sleep/sleep.rules.ts'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { usePlaceAndDay } from '../rule/index.ts'
import styles from './WhatToDo.module.css'

/** What to do now about an alarming observation, before anything is recorded. */
export function WhatToDo({ alarm, name }: { alarm: Alarm | undefined; name: string }) {
  const t = useT()
  const { number } = figuresOn('emergency', usePlaceAndDay())
  return (
    <div role="alert">
      {alarm && (
        <p className={styles.advice}>
          <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
          {t(`sleep.doNow_${alarm}`, { name, number })}
        </p>
      )}
    </div>
  )
}
