import { bySpecial } from '@daybook/contract/briefing/briefing.rules.ts'
import { ActionIcon, Button, Stack } from '@mantine/core'
import { IconPrinter, IconUsersGroup } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { BoardScreen } from '../../kit/BoardScreen.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { useSession } from '../../platform/session/current.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { NoRooms, RoomChips, useBoardRoom } from '../room/index.ts'
import { BriefedChildren } from './BriefedChildren.tsx'
import { BriefingHead } from './BriefingHead.tsx'
import { briefingQuery } from './briefing.data.ts'
import { asksToRead, confirm } from './briefing.reading.ts'
import { Planned } from './Planned.tsx'
import { Readings } from './Readings.tsx'

/** What the person who takes over a room has to know, on one page that is read, confirmed and printed. */
export function BriefingScreen() {
  const t = useT()
  const personId = useSession().userInfo?.user_id
  const timeZone = useTimeZone()
  const { rooms, wanted, isKnown, openRoom } = useBoardRoom(useSearch('briefing'), ({ code }) =>
    to.briefing({ code }),
  )
  const read = useQuery({ ...briefingQuery(wanted.code ?? ''), enabled: isKnown })
  if (rooms?.length === 0) return <NoRooms />
  return (
    <>
      <HeadActions>
        <ActionIcon
          variant="subtle"
          size={48}
          c="var(--bar-text)"
          aria-label={t('briefing.print')}
          onClick={() => print()}
        >
          <IconPrinter size="1.5rem" aria-hidden="true" />
        </ActionIcon>
      </HeadActions>
      <BoardScreen
        read={read}
        chips={
          rooms && (
            <div className="screen-only">
              <RoomChips rooms={rooms} value={wanted.code ?? ''} onChange={openRoom} />
            </div>
          )
        }
        head={(page) => <BriefingHead page={page} />}
        empty={{
          icon: <IconUsersGroup />,
          title: t('briefing.nobody'),
          hint: t('briefing.nobodyHint'),
          when: ({ children, planned, readings }) => [...children, ...planned, ...readings].length === 0,
        }}
        action={(page) => {
          const says = asksToRead(t, page, { personId, timeZone })
          if (says === undefined) return undefined
          return { says, buttons: <Button onClick={() => confirm(t, page)}>{t('briefing.confirm')}</Button> }
        }}
      >
        {(page) => {
          const { first, others } = bySpecial(page.children)
          return (
            <Stack>
              {page.children.length === 0 && <p className="dim">{t('briefing.nobody')}</p>}
              {page.children.length > 0 && (
                <Section title={t('briefing.first')} flush={first.length > 0}>
                  {first.length === 0 && <p>{t('briefing.firstNone')}</p>}
                  <BriefedChildren page={page} isWhole>
                    {first}
                  </BriefedChildren>
                </Section>
              )}
              {others.length > 0 && (
                <Section title={t('briefing.others')} flush>
                  <BriefedChildren page={page}>{others}</BriefedChildren>
                </Section>
              )}
              <Planned planned={page.planned} />
              <Readings readings={page.readings} />
            </Stack>
          )
        }}
      </BoardScreen>
    </>
  )
}
