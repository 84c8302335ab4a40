import { Button, Stack } from '@mantine/core'
import { IconClock, IconShieldCheck, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useAlarmState } from '../../kit/alarm.ts'
import { useT } from '../../platform/i18n/language.ts'
import type { Place } from '../../platform/screens/places.ts'
import { type BoardSearch, TimeSheet, whoWords } from '../care/index.ts'
import styles from './SleepBoard.module.css'
import type { SleepDesk } from './sleep.board.ts'
import { stepsFrom } from './sleep.view.ts'
import { stepLooks } from './step.looks.ts'

interface SleepBarProps {
  desk: SleepDesk
  place: (search: BoardSearch) => Place
  onCheckAll: () => void
}

/** The bar at the bottom, in thumb reach: the chosen children, the time and the next steps. */
export function SleepBar({ desk, place, onCheckAll }: SleepBarProps) {
  const t = useT()
  const [isTimeOpen, openTime] = useState(false)
  const { chosen, groups, timeWords: time, refusal, needsTime } = desk
  const steps = chosen.length > 0 ? stepsFrom[desk.draft.state] : []
  const [first] = steps
  const isSilent = useAlarmState() === 'waiting' && desk.isToday
  const who = whoWords(t, chosen, desk.board.children)
  const sleepers = groups.asleep.length
  const says = () => {
    if (!first && sleepers > 0) return isSilent ? t('sleep.soundWaitingHint') : undefined
    if (!first) return t('sleep.choose')
    if (needsTime) return t('care.chooseTime')
    return refusal ? t(`error.${refusal}`) : t(stepLooks[first].says, { who, time })
  }
  return (
    <>
      <ActionBar aside says={says()}>
        <Stack gap="0.625rem">
          <div className={styles.steps}>
            {chosen.length > 0 && (
              <Button
                px="xs"
                fz="sm"
                variant="default"
                leftSection={<IconX size="1.25rem" aria-hidden="true" />}
                onClick={desk.chooseNobody}
              >
                {t('sleep.chooseNobody')}
              </Button>
            )}
            <Button
              px="xs"
              fz="sm"
              variant={desk.draft.time ? 'light' : 'default'}
              leftSection={<IconClock size="1.25rem" aria-hidden="true" />}
              aria-label={time ? t('care.timeIs', { time }) : t('care.chooseTime')}
              onClick={() => openTime(true)}
            >
              {time || t('care.time')}
            </Button>
            {steps.length === 0 && sleepers > 0 && (
              <button type="button" className={styles.step} onClick={onCheckAll}>
                <IconShieldCheck size="1.5rem" aria-hidden="true" />
                {t('sleep.checkAll', { count: sleepers })}
              </button>
            )}
          </div>
          {steps.length > 0 && (
            <div className={styles.steps}>
              {steps.map((step) => {
                const { icon: Icon, does } = stepLooks[step]
                const order = t(does, { count: chosen.length })
                return (
                  <button
                    key={step}
                    type="button"
                    className={styles.step}
                    data-second={step !== first || undefined}
                    disabled={needsTime || refusal !== undefined}
                    aria-label={t('sleep.orderFor', { order, who, time })}
                    onClick={() => desk.take(step, chosen)}
                  >
                    <Icon size="1.5rem" aria-hidden="true" />
                    {order}
                  </button>
                )
              })}
            </div>
          )}
        </Stack>
      </ActionBar>
      <TimeSheet desk={desk} place={place} open={isTimeOpen} onClose={() => openTime(false)} />
    </>
  )
}
