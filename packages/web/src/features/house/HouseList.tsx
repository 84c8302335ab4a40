import { Button } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import styles from './House.module.css'
import type { House } from './house.data.ts'
import { clearTicks, everyone, toggleTick, useTicks } from './house.ticks.ts'

interface Present {
  id: string
  name: string
  detail?: string
}

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
  const counts = { children, staff: all.length - children - visitors.length, visitors: visitors.length }
  return (
    <div className={styles.page}>
      <div className={styles.head} role="status">
        <p className={styles.total}>{t('house.total', { count: all.length })}</p>
        <p>{t('house.counts', counts)}</p>
        <p className={styles.dim}>{t('house.readAt', { time: friendlyTime(at, now) })}</p>
        {safe > 0 && (
          <p className={styles.safe} data-all={safe === all.length || undefined}>
            {t('house.safe', { safe, all: all.length })}
          </p>
        )}
      </div>
      {rooms
        .filter((room) => room.children.length + room.staff.length > 0)
        .map((room) => (
          <Section
            key={room.code}
            title={room.name}
            aside={t('house.inRoom', { children: room.children.length, staff: room.staff.length })}
            flush
          >
            <Group people={room.children} ticks={ticks} />
            <Group people={room.staff.map((one) => ({ ...one, detail: t('house.staff') }))} ticks={ticks} />
          </Section>
        ))}
      {staff.length > 0 && (
        <Section title={t('house.otherStaff')} aside={staff.length} flush>
          <Group people={staff} ticks={ticks} />
        </Section>
      )}
      {visitors.length > 0 && (
        <Section title={t('house.visitors')} aside={visitors.length} flush>
          <Group
            people={visitors.map(({ company, withName, ...one }) => ({
              ...one,
              detail: [company, t('house.with', { name: withName })].filter(Boolean).join(' · '),
            }))}
            ticks={ticks}
          />
        </Section>
      )}
      {safe > 0 && (
        <Button variant="default" onClick={clearTicks}>
          {t('house.clear')}
        </Button>
      )}
    </div>
  )
}

function Group({ people, ticks }: { people: readonly Present[]; ticks: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {people.map(({ id, name, detail }) => (
        <li key={id}>
          <TickRow
            title={name}
            detail={detail}
            isTicked={ticks.includes(id)}
            onChange={() => toggleTick(id)}
          />
        </li>
      ))}
    </ul>
  )
}
