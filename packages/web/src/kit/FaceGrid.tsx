import { IconDotsVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Face, type FaceProps } from './Face.tsx'
import styles from './FaceGrid.module.css'
import { nextInGrid } from './grid.keys.ts'
import { useKit } from './kit.context.ts'
import { useLongPress } from './long.press.ts'

export interface FaceItem extends Omit<FaceProps, 'selected' | 'size'> {
  id: string
  /** Why this one cannot be chosen, in words; it can still be opened. */
  notNow?: string
  foot?: FaceFoot
}

/** A button at the bottom of a tile: what was recorded, or what will be. */
export interface FaceFoot {
  words: ReactNode
  /** What pressing it does, and for whom. */
  label: string
  /** Not recorded yet. */
  planned?: boolean
  onPress: () => void
}

interface FaceGridProps {
  label: string
  faces: readonly FaceItem[]
  selected: ReadonlySet<string>
  onChoose: (id: string) => void
  /** Opens the person: by a long press or the menu button. */
  onOpen: (id: string) => void
}

/** A room as a grid of faces: a tap selects, a long press (or the menu button) opens. It is one tab stop for the
 *  keyboard: arrows move, Space selects, Tab goes on to the menu button. */
export function FaceGrid({ label, faces, selected, onChoose, onOpen }: FaceGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState(faces[0]?.id)
  const stop = faces.some(({ id }) => id === active) ? active : faces[0]?.id

  function onKeyDown(event: KeyboardEvent) {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const focused = tiles.find((tile) => tile === document.activeElement)
    const next = nextInGrid(event.key, tiles, focused)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <ul ref={list} className={styles.grid} aria-label={label} onKeyDown={onKeyDown}>
      {faces.map((face) => (
        <li key={face.id} className={styles.tile} onFocus={() => setActive(face.id)}>
          <Tile
            face={face}
            isSelected={selected.has(face.id)}
            isStop={face.id === stop}
            onChoose={() => onChoose(face.id)}
            onOpen={() => onOpen(face.id)}
          />
        </li>
      ))}
    </ul>
  )
}

interface TileProps {
  face: FaceItem
  isSelected: boolean
  isStop: boolean
  onChoose: () => void
  onOpen: () => void
}

function Tile({ face: { id: _, notNow, foot, ...face }, isSelected, isStop, onChoose, onOpen }: TileProps) {
  const { words } = useKit()
  const press = useLongPress(onOpen)
  const tabIndex = isStop ? 0 : -1
  return (
    <>
      <button
        type="button"
        data-tile
        className={styles.choose}
        aria-pressed={isSelected}
        aria-disabled={notNow !== undefined}
        tabIndex={tabIndex}
        {...press(() => notNow === undefined && onChoose())}
      >
        <Face {...face} selected={isSelected} note={notNow ?? face.note} />
      </button>
      <button
        type="button"
        className={styles.open}
        tabIndex={tabIndex}
        aria-label={words('openPerson', { name: face.firstName })}
        onClick={onOpen}
      >
        <IconDotsVertical size="1.25rem" aria-hidden="true" />
      </button>
      {foot && (
        <button
          type="button"
          className={styles.foot}
          data-planned={foot.planned || undefined}
          tabIndex={tabIndex}
          aria-label={foot.label}
          onClick={foot.onPress}
        >
          {foot.words}
        </button>
      )}
    </>
  )
}
