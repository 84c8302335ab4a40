import { emergencyNumber } from '@daybook/contract/kernel/emergency.ts'
import type { Alarm } from '@daybook/contract/sleep/sleep.rules.ts'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './WhatToDo.module.css'

/** What to do now about an alarming observation, before anything is recorded. */
export function WhatToDo({ alarm, name }: { alarm: Alarm | undefined; name: string }) {
  const t = useT()
  const number = emergencyNumber(useSession().tenantInfo?.countryCode ?? '')
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
