import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconTimeline } from '@tabler/icons-react'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { NoteSheet } from '../dayNote/NoteSheet.tsx'
import type { Page } from './childPage.data.ts'
import { DayFigures } from './DayFigures.tsx'
import { DaySwitch } from './DaySwitch.tsx'
import { RecordSheet } from './RecordSheet.tsx'
import { Timeline } from './Timeline.tsx'

/** The child's day: a summary, the timeline, and the button to add a note. */
export function DayPanel({ page }: { page: Page }) {
  const t = useT()
  const timeZone = useTimeZone()
  const today = dayAt(new Date(useNow()), timeZone)
  const [isRecording, setIsRecording] = useState(false)
  const [isWriting, setIsWriting] = useState(false)
  const { child, day, moments, can } = page
  const name = fullName(child)
  return (
    <>
      <DaySwitch
        day={day}
        today={today}
        onChoose={(date) => void go(to.childPage({ id: child.id, date }), { replace: true })}
      />
      {moments.length === 0 ? (
        <EmptyState
          icon={<IconTimeline />}
          title={t('childPage.nothingYet')}
          hint={t('childPage.nothingYetHint', { name })}
        />
      ) : (
        <>
          <DayFigures page={page} />
          <Timeline page={page} />
        </>
      )}
      {can.includes('writeNote') && (
        <ActionBar>
          <Button variant="default" onClick={() => setIsWriting(true)}>
            {t('childPage.writeNote')}
          </Button>
          <Button onClick={() => setIsRecording(true)}>{t('childPage.record')}</Button>
        </ActionBar>
      )}
      <RecordSheet
        page={page}
        isToday={day === today}
        open={isRecording}
        onClose={() => setIsRecording(false)}
        onNote={() => {
          setIsRecording(false)
          setIsWriting(true)
        }}
      />
      <NoteSheet child={child} day={day} open={isWriting} onClose={() => setIsWriting(false)} />
    </>
  )
}
