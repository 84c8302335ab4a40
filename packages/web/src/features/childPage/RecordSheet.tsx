import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { lazy, Suspense, useState } from 'react'
import { ActionTile, ActionTiles } from '../../kit/ActionTiles.tsx'
import { useNow } from '../../kit/clock.ts'
import { Sheet } from '../../kit/Sheet.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { admit } from '../../platform/screens/guard.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { allScreens, placeOf } from '../../platform/screens/places.ts'
import { useSession } from '../../platform/session/current.ts'
import { anonymousMode } from '../../platform/session/signIn.ask.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { asksFirst, loadEarlierDay, loadSignActions, loadSignOutSteps } from '../attendance/index.ts'
import type { Page } from './childPage.data.ts'

const SignOutSteps = lazy(async () => ({
  default: (await loadChunk(loadSignOutSteps)).SignOutSteps,
}))

const EarlierDaySheet = lazy(async () => ({
  default: (await loadChunk(loadEarlierDay)).EarlierDaySheet,
}))

interface RecordSheetProps {
  page: Page
  isToday: boolean
  open: boolean
  onClose: () => void
  onNote: () => void
}

/** Everything that can be recorded about this child: each kind of care on its board with the child chosen, a sign-in or
 *  sign-out now, and a note. */
export function RecordSheet({
  page: { child, contacts, custodyNote, collectorMinAge, notTold, day },
  isToday,
  open,
  onClose,
  onNote,
}: RecordSheetProps) {
  const t = useT()
  const session = useSession()
  const moment = { now: useNow(), timeZone: useTimeZone(), time: undefined }
  const [isAsked, setIsAsked] = useState(false)
  const [isCorrecting, setIsCorrecting] = useState(false)
  const mayRecord = session.userProfile?.rights.includes('attendance.record')
  const isHere = child.presence === 'present'
  const kinds = allScreens()
    .filter(
      ([, screen]) =>
        screen.search?.names.includes('child') && admit(screen, session, anonymousMode) === 'open',
    )
    .flatMap(([, screen]) => [screen.report ?? []].flat().map((report) => ({ screen, report })))
    .sort((a, b) => a.report.order - b.report.order)

  const leaving = [{ ...child, contacts, custodyNote, collectorMinAge, notTold }]

  function sign() {
    if (isHere && asksFirst(leaving)) setIsAsked(true)
    else void record()
  }

  async function record() {
    onClose()
    const { signInChildren, signOutChildren } = await loadChunk(loadSignActions)
    if (isHere) void signOutChildren(leaving, moment)
    else void signInChildren([child], moment)
  }

  return (
    <Sheet open={open} onClose={onClose} title={t('childPage.recordFor', { name: fullName(child) })}>
      <ActionTiles>
        {kinds.map(({ screen, report }) => (
          <ActionTile
            key={report.order}
            as={Link}
            to={placeOf(screen.path, {
              ...report.search,
              code: child.inRoomCode ?? child.roomCode,
              date: isToday ? undefined : day,
              child: child.id,
            })}
            icon={<Icon of={report.subject} />}
          >
            {t(report.text ?? screen.title)}
          </ActionTile>
        ))}
        {isToday && mayRecord && (
          <ActionTile as="button" icon={<Icon of="attendance" out={isHere} />} onClick={sign}>
            {t(isHere ? 'attendance.signOut' : 'attendance.signIn')}
          </ActionTile>
        )}
        {!isToday && mayRecord && (
          <ActionTile as="button" icon={<Icon of="attendance" />} onClick={() => setIsCorrecting(true)}>
            {t('childPage.attendanceOfDay')}
          </ActionTile>
        )}
        <ActionTile as="button" icon={<Icon of="note" />} onClick={onNote}>
          {t('childPage.writeNote')}
        </ActionTile>
      </ActionTiles>
      {isCorrecting && (
        <Suspense>
          <EarlierDaySheet child={child} day={day} open onClose={() => setIsCorrecting(false)} />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <SignOutSteps
            moment={moment}
            onClose={() => setIsAsked(false)}
            onDone={() => {
              setIsAsked(false)
              onClose()
            }}
          >
            {leaving}
          </SignOutSteps>
        </Suspense>
      )}
    </Sheet>
  )
}

const Icon = ({ of, out }: { of: Subject; out?: boolean }) => (
  <SubjectIcon subject={of} out={out} size="large" />
)
