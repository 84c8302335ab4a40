import { figuresOn } from '@daybook/contract/rule/rule.rules.ts'
import type { Alarm } from '@daybook/contract/sleep/sleep.rules.ts'
import { Box } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { usePlaceAndDay } from '../rule/index.ts'

/** What to do now about an alarming observation, before anything is recorded. */
export function WhatToDo({ alarm, name }: { alarm: Alarm | undefined; name: string }) {
  const t = useT()
  const { number } = figuresOn('emergency', usePlaceAndDay())
  return (
    <div role="alert">
      {alarm && (
        <Box
          component="p"
          className="line"
          style={{ gap: '0.625rem' }}
          p="0.5rem 0.75rem"
          mb="sm"
          fw={650}
          lh={1.35}
          c="var(--overdue)"
          bg="var(--overdue-tint)"
          bdrs="md"
        >
          <IconAlertTriangleFilled size="1.5rem" aria-hidden="true" />
          {t(`sleep.doNow_${alarm}`, { name, number })}
        </Box>
      )}
    </div>
  )
}
