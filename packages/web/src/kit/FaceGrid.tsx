import { IconDotsVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import styles from './FaceGrid.module.css'
import { hasNoFocus } from './focus.return.ts'
import { nextInGrid } from './grid.keys.ts'
import { useKit } from './kit.context.ts'
import { useLongPress } from './long.press.ts'
import { nameAmong, type ShortName, shortNames } from './names.ts'
import { TileFace, type TileFaceProps } from './TileFace.tsx'

export interface FaceItem extends Omit<TileFaceProps, 'selected' | 'short'> {
  id: string
  /** Why this one cannot be chosen, in words; it can still be opened. */
  notNow?: string
  foot?: FaceFoot
}

/** A button at the bottom of a tile: the next step, or what will be recorded. */
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
  /** Everybody on the screen, to tell two of one first name apart. The faces, when left out. */
  among?: readonly Pick<FaceItem, 'id' | 'firstName' | 'familyName'>[]
  onChoose: (id: string) => void
  /** Opens the person: by a long press or the menu button. */
  onOpen: (id: string) => void
}

/** A room as a grid of faces: a tap selects, a long press (or the menu button) opens. It is one tab stop for the
 *  keyboard: arrows move, Space selects, Tab goes on to the menu button. */
export function FaceGrid({ label, faces, selected, among = faces, onChoose, onOpen }: FaceGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const names = shortNames(among)
  const [active, setActive] = useState(faces[0]?.id)
  const stop = faces.some(({ id }) => id === active) ? active : faces[0]?.id

  useFocusAfterwards(
    list,
    faces.some(({ id }) => selected.has(id)),
  )

  function onKeyDown(event: KeyboardEvent) {
    const tiles = [...(list.current?.querySelectorAll<HTMLElement>('[data-tile]') ?? [])]
    const focused = tiles.find((tile) => tile === document.activeElement)
    const next = nextInGrid(event.key, tiles, focused)
    if (!next) return
    event.preventDefault()
    next.focus()
  }

  return (
    <ul ref={list} className={`list ${styles.grid}`} aria-label={label} onKeyDown={onKeyDown}>
      {faces.map((face) => (
        <li key={face.id} className={styles.tile} onFocus={() => setActive(face.id)}>
          <Tile
            face={face}
            name={nameAmong(face, among)}
            short={names.get(face.id)}
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

/** What was pressed to record for the chosen is then disabled or hidden: the focus goes back to the last tile. */
function useFocusAfterwards(list: RefObject<HTMLUListElement | null>, isChosen: boolean) {
  const was = useRef(isChosen)
  useEffect(() => {
    const isDone = was.current && !isChosen
    was.current = isChosen
    if (!isDone || !hasNoFocus()) return
    // A finger stays where it is; the keyboard needs to see where it is.
    const preventScroll = document.querySelector(':focus-visible') === null
    list.current?.querySelector<HTMLElement>('[data-tile][tabindex="0"]')?.focus({ preventScroll })
  }, [list, isChosen])
}

interface TileProps {
  face: FaceItem
  /** Tells two of one first name apart. */
  name: string
  short: ShortName | undefined
  isSelected: boolean
  isStop: boolean
  onChoose: () => void
  onOpen: () => void
}

function Tile({ face, name, short, isSelected, isStop, onChoose, onOpen }: TileProps) {
  const { id: _, notNow, foot, ...shown } = face
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
        {...press((tile) => {
          if (notNow !== undefined) return
          onChoose()
          keepInSight(tile)
        })}
      >
        <TileFace {...shown} short={short} selected={isSelected} note={notNow ?? face.note} />
      </button>
      <button
        type="button"
        className={styles.open}
        tabIndex={tabIndex}
        aria-label={words('openPerson', { name })}
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

/** Scrolls a tile out from under the action bar, which grows when somebody is chosen: it takes a frame to be drawn and
 *  one to be measured. */
function keepInSight(tile: Element) {
  requestAnimationFrame(() => requestAnimationFrame(() => tile.scrollIntoView({ block: 'nearest' })))
}
