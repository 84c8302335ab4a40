import { Box, Button, Stack } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import styles from './House.module.css'
import type { House } from './house.data.ts'
import { clearTicks, everyone, toggleTick, useTicks } from './house.ticks.ts'

type Present = House['staff'][number] & { detail?: string }

/** Everybody by room, with counts, and a tick for each. */
export function HouseList({ house }: { house: House }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const ticks = useTicks()
  const { rooms, staff, visitors, at } = house
  const all = everyone(house)
  const safe = all.filter(({ id }) => ticks.includes(id)).length
  const children = rooms.reduce((sum, room) => sum + room.children.length, 0)
  const out = all.filter(({ counted }) => counted && !counted.isBack).length
  const counts = { children, staff: all.length - children - visitors.length, visitors: visitors.length }
  return (
    <Stack p="1rem var(--gutter)">
      <Stack gap="0.25rem" role="status">
        <Box component="p" fz="1.5rem" fw={650}>
          {t('house.total', { count: all.length })}
        </Box>
        <p>{t('house.counts', counts)}</p>
        {out > 0 && (
          <Box component="p" fw={600}>
            {t('house.counted', { count: out })}
          </Box>
        )}
        <Box component="p" c="dimmed">
          {t('house.readAt', { time: friendlyTime(at, now) })}
        </Box>
        {safe > 0 && (
          <Box component="p" fw={600} {...(safe === all.length && { c: 'var(--done)' })}>
            {t('house.safe', { safe, all: all.length })}
          </Box>
        )}
      </Stack>
      {rooms
        .filter((room) => room.children.length + room.staff.length > 0)
        .map((room) => (
          <Room
            key={room.code}
            title={room.name}
            aside={t('house.inRoom', { children: room.children.length, staff: room.staff.length })}
          >
            <People people={room.children} ticks={ticks} />
            <People people={room.staff.map((one) => ({ ...one, detail: t('house.staff') }))} ticks={ticks} />
          </Room>
        ))}
      {staff.length > 0 && (
        <Room title={t('house.otherStaff')} aside={staff.length}>
          <People people={staff} ticks={ticks} />
        </Room>
      )}
      {visitors.length > 0 && (
        <Room title={t('house.visitors')} aside={visitors.length}>
          <People
            people={visitors.map(({ company, withName, checkedInAt, ...one }) => ({
              ...one,
              detail: [
                company,
                t('house.with', { name: withName }),
                t('house.since', { time: friendlyTime(checkedInAt, now) }),
              ]
                .filter(Boolean)
                .join(' · '),
            }))}
            ticks={ticks}
          />
        </Room>
      )}
      {safe > 0 && (
        <Button variant="default" onClick={clearTicks}>
          {t('house.clear')}
        </Button>
      )}
    </Stack>
  )
}

function Room(props: Parameters<typeof Section>[0]) {
  return (
    <div className={styles.room}>
      <Section {...props} flush />
    </div>
  )
}

function People({ people, ticks }: { people: readonly Present[]; ticks: readonly string[] }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  return (
    <ul className="list">
      {people.map(({ id, name, detail, counted }) => (
        <li key={id}>
          <TickRow
            title={name}
            detail={[
              detail,
              counted &&
                t(counted.isBack ? 'house.countedBack' : 'house.countedAt', {
                  ...counted,
                  time: friendlyTime(counted.at, now),
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
            isTicked={ticks.includes(id)}
            onChange={() => toggleTick(id)}
          />
        </li>
      ))}
    </ul>
  )
}
