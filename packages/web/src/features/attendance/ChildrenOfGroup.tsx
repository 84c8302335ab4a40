import { Button } from '@mantine/core'
import { FaceGrid } from '../../kit/FaceGrid.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { faceOf } from '../child/index.ts'
import type { Group, SeenChild } from './attendance.board.ts'
import { groupWords } from './attendance.words.ts'
import { ChildNote } from './ChildNote.tsx'
import styles from './ChildrenOfGroup.module.css'

interface ChildrenOfGroupProps {
  group: Group
  day: string
  children: readonly SeenChild[]
  /** Names the room that a visiting child is in. */
  rooms: readonly { code: string; name: string }[]
  /** Ids of children and stays with changes that have not been sent yet. */
  unsent: ReadonlySet<string>
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], choose: boolean) => void
  onOpen: (id: string) => void
}

/** The children of one group (present, to come and so on), with a button that chooses all of them. */
export function ChildrenOfGroup(props: ChildrenOfGroupProps) {
  const { group, day, children, rooms, unsent, chosen, onChoose, onOpen } = props
  const t = useT()
  const name = t(groupWords[group])
  const areAllChosen = children.every((child) => chosen.has(child.id))
  const isUnsent = ({ id, attendanceId }: SeenChild) =>
    unsent.has(id) || (attendanceId !== null && unsent.has(attendanceId))
  const faces = children.map((child) => {
    const visits = child.presence === 'present' && child.inRoomCode !== child.roomCode
    const room = visits ? rooms.find(({ code }) => code === child.inRoomCode)?.name : undefined
    const face = { ...faceOf(child, day), unsent: isUnsent(child) }
    return { ...face, note: <ChildNote child={child} visits={room} /> }
  })
  return (
    <section aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {name} <span className={styles.count}>{children.length}</span>
        </h2>
        {children.length > 0 && (
          <Button
            variant="subtle"
            px="xs"
            className={styles.all}
            aria-label={t(areAllChosen ? 'attendance.chooseNoneOf' : 'attendance.chooseAllOf', {
              group: name,
            })}
            onClick={() =>
              onChoose(
                children.map((child) => child.id),
                !areAllChosen,
              )
            }
          >
            {t(areAllChosen ? 'attendance.chooseNone' : 'attendance.chooseAll')}
          </Button>
        )}
      </header>
      {children.length === 0 && <p className={styles.nobody}>{t('attendance.nobodyInGroup')}</p>}
      <FaceGrid
        label={name}
        faces={faces}
        selected={chosen}
        onChoose={(id) => onChoose([id], !chosen.has(id))}
        onOpen={onOpen}
      />
    </section>
  )
}
