import type { DayItem } from '@daybook/contract/today/today.contract.ts'
import { soonWithin } from '@daybook/contract/today/today.rules.ts'
import { Box } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Read } from '../../kit/Loaded.tsx'
import { LoadedPart } from '../../kit/LoadedPart.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type LookOf, LookRow, type LooksOfRoom, shownOnPage, useLooks } from '../watch/index.ts'
import { DayItems } from './DayItems.tsx'
import { FoldButton } from './FoldButton.tsx'
import styles from './NextHour.module.css'

/** The first screen of a phone, with who is here above. */
const mostItems = 5

interface NextHourProps {
  read: Read<DayItem[]>
  /** Room codes, empty for all. */
  rooms: readonly string[]
  /** Of all watches; undefined while they are being read. */
  all: LookOf[] | undefined
}

/** The looks of all watches that are due now or within the hour. */
export const useNextLooks = () => useLooks(Object.values(declared('watchKinds')), soonWithin)

/** What next: looks and rounds of these rooms that are due now or within the hour, by time. */
export function NextHour({ read, rooms, all }: NextHourProps) {
  const t = useT()
  const list = useRef<HTMLUListElement>(null)
  const looks = all?.filter(({ isMine, room }) => isMine && isIn(rooms, room.code)) ?? []
  const due = looks.filter(({ over }) => over >= 0)
  useShownHere(list, due)
  const isRead = (id: string) => all?.some((look) => id === `${look.id} look`)
  return (
    <Section title={t('today.nextHour')} flush>
      <ul ref={list} className={`list ${styles.looks}`}>
        {[...byRoom(due), ...byRoom(looks.filter((look) => !due.includes(look)))].map((group) => (
          <LookRow key={group[0].id} looks={group} />
        ))}
      </ul>
      {all === undefined ? (
        <Skeletons shape="list" count={4} />
      ) : (
        <LoadedPart read={read} lines={4}>
          {(items) => <Rounds items={items.filter(({ id }) => !isRead(id))} isAlone={looks.length === 0} />}
        </LoadedPart>
      )}
    </Section>
  )
}

function Rounds({ items, isAlone }: { items: DayItem[]; isAlone: boolean }) {
  const t = useT()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const shown = isUnfolded ? items : items.slice(0, mostItems)
  if (items.length === 0)
    return (
      isAlone && (
        <Box component="p" className="line" mih="3.5rem" p="0.5rem 1rem" c="dimmed">
          <IconCircleCheck color="var(--done)" size="1.5rem" aria-hidden="true" />
          {t('today.nothingNow')}
        </Box>
      )
    )
  return (
    <>
      <ul className="list">
        <DayItems items={shown} isToday />
      </ul>
      {items.length > shown.length && (
        <FoldButton
          label={t('today.moreNow', { count: items.length - shown.length })}
          onClick={() => setIsUnfolded(true)}
        />
      )}
    </>
  )
}

/** What has no room concerns everybody. */
const isIn = (rooms: readonly string[], code: string) =>
  rooms.length === 0 || code === '' || rooms.includes(code)

function byRoom(looks: readonly LookOf[]): LooksOfRoom[] {
  const groups = Map.groupBy(looks, ({ watch, room }) => `${watch.subject} ${room.code}`)
  return [...groups.values()].flatMap(([first, ...others]): LooksOfRoom[] =>
    first ? [[first, ...others]] : [],
  )
}

/** While these looks are in sight, the bar need not show them. */
function useShownHere(list: RefObject<HTMLElement | null>, looks: readonly LookOf[]): void {
  const [isInSight, setIsInSight] = useState(true)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setIsInSight(entry?.isIntersecting ?? false))
    if (list.current) observer.observe(list.current)
    return () => observer.disconnect()
  }, [list])
  const ids = isInSight ? looks.map(({ shownAs }) => shownAs).join(' ') : ''
  // Before it is painted, so that the bar does not flash.
  useLayoutEffect(() => shownOnPage.set(new Set(ids.split(' '))), [ids])
  useEffect(() => () => shownOnPage.set(new Set()), [])
}
