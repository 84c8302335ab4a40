import { fullName } from '@daybook/contract/child/child.rules.ts'
import { doseDueAt } from '@daybook/contract/medicinePlan/due.rules.ts'
import { Stack } from '@mantine/core'
import { IconPill } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { useNow } from '../../kit/clock.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { ActionPlans } from '../actionPlan/ActionPlans.tsx'
import { AllergyMark } from '../child/index.ts'
import { RoomChips } from '../room/index.ts'
import { shownOnPage } from '../watch/index.ts'
import { AuthorityInRow } from './AuthorityFacts.tsx'
import { GiveSheet } from './GiveSheet.tsx'
import { boardQuery } from './medicinePlan.data.ts'
import { type Authority, type Board, type MedicineChild, planOf } from './medicinePlan.plan.ts'

interface Planned {
  authority: Authority
  child: MedicineChild
  dueAt: string | null
}

/** Medicines of the children who are here, by room: what is due today, what is given when needed, and the others. */
export function MedicinePlanScreen() {
  const t = useT()
  const { code = '' } = useSearch('medicinePlan')
  const read = useQuery(boardQuery())
  const { rooms = [], children = [], authorities = [] } = read.data ?? {}
  const inRoom = (room: string) =>
    authorities.filter(({ childId, ended }) => {
      const child = children.find(({ id }) => id === childId)
      return ended === null && (room === '' || child?.here?.roomCode === room)
    })
  return (
    <BoardScreen
      read={read}
      chips={
        read.data && (
          <RoomChips
            rooms={rooms.map((room) => ({ ...room, count: inRoom(room.code).length }))}
            all={{ count: inRoom('').length }}
            value={code}
            onChange={(wanted) => void go(to.medicinePlan({ code: wanted || undefined }), { replace: true })}
          />
        )
      }
      aside={<ActionPlans of={children.filter(({ here }) => code === '' || here?.roomCode === code)} />}
      empty={{
        icon: <IconPill />,
        title: t('medicinePlan.empty'),
        hint: t('medicinePlan.emptyHint'),
        when: () => inRoom(code).length === 0,
      }}
    >
      {(board) => <Medicines board={board} authorities={inRoom(code)} />}
    </BoardScreen>
  )
}

function Medicines({ board, authorities }: { board: Board; authorities: readonly Authority[] }) {
  const t = useT()
  const now = useNow()
  const timeZone = useTimeZone()
  const isOnline = useOnline()
  const [open, setOpen] = useState<string>()
  // This page shows the alarms itself.
  const shown = authorities.map(({ id }) => id).join()
  useEffect(() => {
    shownOnPage.set(new Set(shown.split(',')))
    return () => shownOnPage.set(new Set())
  }, [shown])
  const planned = authorities.flatMap((authority): Planned[] => {
    const child = board.children.find(({ id }) => id === authority.childId)
    return child ? [{ authority, child, dueAt: doseDueAt(planOf(authority, timeZone, child), now) }] : []
  })
  const due = planned
    .filter(({ dueAt }) => dueAt !== null)
    .sort((a, b) => Date.parse(a.dueAt ?? '') - Date.parse(b.dueAt ?? ''))
  const isNeeded = ({ authority }: Planned) => authority.times.length === 0
  const others = [
    { title: t('medicinePlan.needed'), planned: planned.filter(isNeeded) },
    {
      title: t('medicinePlan.noMore'),
      planned: planned.filter((one) => one.dueAt === null && !isNeeded(one)),
    },
  ]
  const chosen = planned.find(({ authority }) => authority.id === open)
  return (
    <Stack>
      {!isOnline && (
        <Warning>
          <p>{t('medicinePlan.offline')}</p>
        </Warning>
      )}
      <Section title={t('medicinePlan.due')} flush={due.length > 0}>
        {due.length === 0 && <p className="dim">{t('medicinePlan.dueNone')}</p>}
        <MedicineRows planned={due} onOpen={setOpen} />
      </Section>
      {others.map(
        ({ title, planned }) =>
          planned.length > 0 && (
            <Section key={title} title={title} flush>
              <MedicineRows planned={planned} onOpen={setOpen} />
            </Section>
          ),
      )}
      {chosen && <GiveSheet key={open} {...chosen} withPage onClose={() => setOpen(undefined)} />}
    </Stack>
  )
}

function MedicineRows({ planned, onOpen }: { planned: readonly Planned[]; onOpen: (id: string) => void }) {
  return (
    <ul className="list">
      {planned.map(({ authority, child }) => (
        <li key={authority.id}>
          <Row
            as="button"
            onClick={() => onOpen(authority.id)}
            start={<Portrait size="2.75rem" {...child} />}
            title={
              <>
                <strong>{fullName(child)}</strong>{' '}
                {child.allergies.map((allergy) => (
                  <AllergyMark key={allergy.substance} allergy={allergy} />
                ))}
              </>
            }
            detail={<AuthorityInRow authority={authority} child={child} />}
            style={{ alignItems: 'flex-start' }}
          />
        </li>
      ))}
    </ul>
  )
}
