import { Box, Button } from '@mantine/core'
import { IconDoorEnter, IconHomeCheck, IconMoodKid, IconUser } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useStore } from '../../kit/store.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useOnline } from '../../platform/network.ts'
import { DeviceTimeZone } from '../../platform/time/centre.time.ts'
import { LanguageSwitch } from '../auth/index.ts'
import { CollectorForm } from './CollectorForm.tsx'
import { idleTimer } from './idle.timer.ts'
import styles from './Kiosk.module.css'
import { KioskHouse } from './KioskHouse.tsx'
import { KioskVisitor } from './KioskVisitor.tsx'
import { boardQuery } from './kiosk.board.ts'
import { houseQuery } from './kiosk.house.ts'
import { isOldRead, withTaps } from './kiosk.shown.ts'
import { taps } from './kiosk.taps.ts'
import { idleLimitOf, titleOf, type View } from './kiosk.view.ts'
import { PeopleGrid, RoomsGrid } from './PeopleGrid.tsx'
import { PinForm } from './PinForm.tsx'
import { StuckTaps } from './StuckTaps.tsx'

/** The paired tablet: children, staff and visitors sign in and out. */
export function Kiosk({ tenantId }: { tenantId: string }) {
  const t = useT()
  const online = useOnline()
  const [view, setView] = useState<View>({ name: 'start' })
  const waiting = useStore(taps)
  const now = useNow()
  const board = useQuery(boardQuery(tenantId))
  // Kept from the start: nobody opens it before the alarm and the network go.
  useQuery(houseQuery(tenantId))
  const start = () => setView({ name: 'start' })
  useReturn(view, start)
  if (!board.data) return <Skeletons shape="page" />
  const { centreName, timeZone, rooms, staff } = withTaps(board.data, waiting, now)
  const asksDirection = isOldRead(board.data.readAt, now)

  const done = (words: string) => {
    setView({ name: 'done', words })
    void board.refetch()
  }
  return (
    <DeviceTimeZone value={timeZone}>
      <div className={styles.page}>
        <Box
          component="header"
          display="flex"
          style={{ flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center', justifyContent: 'space-between' }}
        >
          <Box component="h1" fz="xl" lh={1.2} style={{ overflowWrap: 'anywhere' }}>
            {t('kiosk.welcome', { name: centreName })}
          </Box>
          {view.name !== 'start' && (
            <Button variant="default" onClick={start}>
              {t('kiosk.toStart')}
            </Button>
          )}
        </Box>
        {!online && (
          <p role="status">{t(view.name === 'visitor' ? 'kiosk.offlineVisitor' : 'kiosk.offline')}</p>
        )}
        {view.name === 'start' && (
          <>
            <Box
              component="nav"
              display="grid"
              style={{ gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))', gap: '1rem' }}
              aria-label={t('kiosk.title')}
            >
              <Tile
                icon={IconMoodKid}
                words={t('kiosk.children')}
                onClick={() => setView({ name: 'children' })}
              />
              <Tile icon={IconUser} words={t('kiosk.staff')} onClick={() => setView({ name: 'staff' })} />
              <Tile
                icon={IconDoorEnter}
                words={t('kiosk.visitor')}
                onClick={() => setView({ name: 'visitor' })}
              />
              <Tile
                icon={IconHomeCheck}
                words={t('kiosk.house')}
                onClick={() => setView({ name: 'house' })}
              />
            </Box>
            <StuckTaps taps={waiting} />
            <LanguageSwitch />
          </>
        )}
        {view.name !== 'start' && (
          <Shown key={view.name} title={titleOf(t, view)}>
            {view.name === 'children' && (
              <RoomsGrid rooms={rooms} onChoose={(person) => setView({ name: 'child', person })} />
            )}
            {view.name === 'staff' && (
              <PeopleGrid people={staff} onChoose={(person) => setView({ name: 'teacher', person })} />
            )}
            {view.name === 'child' && (
              <CollectorForm child={view.person} asksDirection={asksDirection} onDone={done} />
            )}
            {view.name === 'teacher' && (
              <PinForm person={view.person} asksDirection={asksDirection} onDone={done} />
            )}
            {view.name === 'visitor' && (
              <KioskVisitor
                tenantId={tenantId}
                centreName={centreName}
                onCode={(awaitsCode) => setView({ name: 'visitor', awaitsCode })}
                onStart={start}
                onDone={done}
              />
            )}
            {view.name === 'house' && <KioskHouse tenantId={tenantId} board={board.data} now={now} />}
            {view.name === 'done' && (
              <Box component="p" p="3rem 1rem" fz="xl" fw={650} ta="center">
                {view.words}
              </Box>
            )}
          </Shown>
        )}
      </div>
    </DeviceTimeZone>
  )
}

interface ShownProps {
  title: string
  children: ReactNode
}

/** What has come up has the focus: a screen reader says it, and the next key reaches its first field or name. */
function Shown({ title, children }: ShownProps) {
  const part = useRef<HTMLElement>(null)
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={part} className={styles.shown} tabIndex={-1} aria-label={title}>
      {children}
    </section>
  )
}

interface TileProps {
  icon: typeof IconUser
  words: string
  onClick: () => void
}

function Tile({ icon: Icon, words, onClick }: TileProps) {
  return (
    <button type="button" className={styles.tile} onClick={onClick}>
      <Icon size="2.5rem" aria-hidden="true" />
      {words}
    </button>
  )
}

/** Back to the start when nobody has touched the tablet for a while. */
function useReturn(view: View, onReturn: () => void) {
  const back = useEffectEvent(onReturn)
  const isStart = view.name === 'start'
  const limit = idleLimitOf(view)
  useEffect(() => {
    if (isStart) return
    const { touch, stop } = idleTimer(limit, () => back())
    touch()
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, touch)
    return () => {
      stop()
      for (const event of events) removeEventListener(event, touch)
    }
  }, [isStart, limit])
}
