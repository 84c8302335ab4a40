import { presenceOf } from '@daybook/contract/attendance/attendance.rules.ts'
import { fullName, nameMatches } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Portrait } from '../../kit/Face.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './ChildPicker.module.css'
import { byRoom, type ChildOfDay } from './child.rooms.ts'
import { childrenQuery, roomsQuery } from './fields.data.ts'

interface ChildPickerProps {
  /** Ids of those chosen, where several may be; undefined for one alone. */
  chosen?: readonly string[]
  onPick: (child: ChildOfDay) => void
}

/** All children by their faces: the person's own room first, and in each room those who are here. */
export function ChildPicker({ chosen, onPick }: ChildPickerProps) {
  const t = useT()
  const now = new Date(useNow())
  const [search, setSearch] = useState('')
  const board = useQuery(childrenQuery())
  const rooms = useQuery(roomsQuery()).data ?? []
  return (
    <>
      <SearchText label={t('child.search')} text={search} onChange={setSearch} />
      <Loaded read={board} skeleton="list">
        {({ children }) => {
          const isHere = (one: ChildOfDay) => presenceOf(one, now) === 'present'
          const found = children.filter((one) => nameMatches(one, search))
          if (found.length === 0) return <EmptyState title={t('fields.noChild')} />
          return byRoom(found, rooms, isHere).map(({ room, children: inRoom }) => (
            <section key={room} className={styles.room} aria-label={room || t('fields.noRoom')}>
              <h3 className={styles.title}>{room || t('fields.noRoom')}</h3>
              <ul className={`list ${styles.faces}`}>
                {inRoom.map((one) => (
                  <li key={one.id}>
                    <ChildFace
                      child={one}
                      isHere={isHere(one)}
                      isChosen={chosen?.includes(one.id)}
                      onPick={onPick}
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }}
      </Loaded>
    </>
  )
}

interface OwnRoomProps {
  onPick: (child: ChildOfDay) => void
}

/** The faces of the person's own room in one line: most forms are about somebody who is here, in it. */
export function OwnRoom({ onPick }: OwnRoomProps) {
  const t = useT()
  const now = new Date(useNow())
  const children = useQuery(childrenQuery()).data?.children ?? []
  const rooms = useQuery(roomsQuery()).data ?? []
  const isHere = (one: ChildOfDay) => presenceOf(one, now) === 'present'
  const [own] = byRoom(children.filter(isHere), rooms, isHere)
  if (!own || own.room !== rooms[0]?.name) return null
  return (
    <ul className={`list ${styles.line}`} aria-label={t('fields.hereIn', { room: own.room })}>
      {own.children.map((one) => (
        <li key={one.id}>
          <ChildFace child={one} isHere onPick={onPick} />
        </li>
      ))}
    </ul>
  )
}

interface ChildFaceProps {
  child: ChildOfDay
  isHere: boolean
  isChosen?: boolean | undefined
  onPick: (child: ChildOfDay) => void
}

function ChildFace({ child, isHere, isChosen, onPick }: ChildFaceProps) {
  const t = useT()
  const about = [fullName(child), child.roomName, isHere ? t('fields.here') : t('fields.notHere')]
  return (
    <button
      type="button"
      className={styles.face}
      aria-pressed={isChosen}
      data-away={!isHere || undefined}
      onClick={() => onPick(child)}
    >
      <span className="visually-hidden">{about.filter(Boolean).join(t('fields.comma'))}</span>
      <Portrait size="3.5rem" {...child} />
      <span className={styles.first} aria-hidden="true">
        {child.firstName}
      </span>
      <span className="dim" aria-hidden="true">
        {isHere ? child.familyName : t('fields.notHere')}
      </span>
    </button>
  )
}
