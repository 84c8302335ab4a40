import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import type { Person } from '../../kit/names.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { answerForgotten, instantFor, isAhead, signInChildren } from './attendance.actions.ts'
import { type SeenChild, seenAt } from './attendance.board.ts'
import { boardOfDayQuery, nameHere } from './attendance.data.ts'
import { StayList } from './StayList.tsx'
import { TimeQuestion } from './TimeQuestion.tsx'

interface EarlierDaySheetProps {
  child: Person & { id: string }
  day: string
  open: boolean
  onClose: () => void
}

/** The attendance of an earlier day, to put it right: what was recorded wrongly is undone with a reason, and entered again. */
export function EarlierDaySheet({ child, day, open, onClose }: EarlierDaySheetProps) {
  const t = useT()
  const now = useNow()
  const dayWords = useDayWords()
  const read = useQuery({ ...boardOfDayQuery(day), enabled: open })
  return (
    <Sheet open={open} onClose={onClose} title={t('attendance.ofDay', { day: dayWords(day, 'long') })}>
      <Loaded read={read} skeleton="list">
        {(board) => {
          const seen = seenAt(board, new Date(now)).find(({ id }) => id === child.id)
          if (!seen) return <p>{t('error.CHILD_NOT_ENROLLED')}</p>
          return (
            <>
              {seen.attendances.length > 0 && <StayList child={seen} rooms={board.rooms} />}
              <NextTime child={seen} day={day} now={now} />
            </>
          )
        }}
      </Loaded>
    </Sheet>
  )
}

/** Asks when the child went home, or came, or came back, whichever is missing next. */
function NextTime({ child, day, now }: { child: SeenChild; day: string; now: number }) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const last = child.attendances.at(-1)
  const open = last?.signedOutAt === null ? last : undefined
  const moment = (time: string) => ({ now, timeZone, time, day })
  const named = { name: fullName(child), day: dayWords(day, 'weekday') }
  const cameAsk = last ? 'attendance.cameAgainAsk' : 'attendance.cameAsk'
  const problemOf = (time: string) => {
    const since = open?.signedInAt ?? last?.signedOutAt
    if (isAhead(moment(time))) return t('error.TIME_IN_FUTURE')
    if (!since || instantFor(moment(time)) >= since) return undefined
    const words = { name: nameHere(child), time: clockAt(since, timeZone) }
    return t(open ? 'attendance.beforeSignIn' : 'attendance.stillHere', words)
  }
  return (
    <TimeQuestion
      // Each answer is the end of its question.
      key={`${last?.id} ${last?.signedOutAt}`}
      question={t(open ? 'attendance.forgottenAsk' : cameAsk, named)}
      known={open ? t('attendance.forgottenKnown', { from: clockAt(open.signedInAt, timeZone) }) : ''}
      check={problemOf}
      onAnswer={(time) => {
        if (open) void answerForgotten({ attendanceId: open.id, day, child }, moment(time))
        else void signInChildren([child], moment(time))
      }}
    />
  )
}
