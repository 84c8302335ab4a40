import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Kiosk.module.css'
import type { Board, Person } from './kiosk.view.ts'

interface PeopleGridProps {
  people: readonly Person[]
  onChoose: (person: Person) => void
}

/** Names to tap, with who is in. */
export function PeopleGrid({ people, onChoose }: PeopleGridProps) {
  const t = useT()
  if (people.length === 0) return <p>{t('kiosk.nobody')}</p>
  return (
    <ul className={styles.people}>
      {people.map((person) => (
        <li key={person.id}>
          <button type="button" className={styles.person} onClick={() => onChoose(person)}>
            <span>{person.name}</span>
            <small>{t(person.isHere ? 'kiosk.isIn' : 'kiosk.isOut')}</small>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The children of one room at a time. */
export function RoomsGrid({ rooms, onChoose }: Pick<Board, 'rooms'> & Pick<PeopleGridProps, 'onChoose'>) {
  const t = useT()
  const [code, setCode] = useState(rooms[0]?.code ?? '')
  const room = rooms.find((one) => one.code === code)
  return (
    <>
      <Chips
        label={t('kiosk.rooms')}
        chips={rooms.map((one) => ({ value: one.code, label: one.name }))}
        value={code}
        onChange={setCode}
      />
      <PeopleGrid people={room?.children ?? []} onChoose={onChoose} />
    </>
  )
}
