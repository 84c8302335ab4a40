import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { useState } from 'react'
import { FaceGrid, type FaceItem } from '../../kit/FaceGrid.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { faceOf } from '../child/index.ts'
import { BoardEntry } from './BoardEntry.tsx'
import { CareIcons } from './CareFields.tsx'
import { CautionNotes } from './CautionNotes.tsx'
import { ChildSheet } from './ChildSheet.tsx'
import type { Desk } from './care.board.ts'
import { toggled } from './care.draft.ts'
import type { CareDetail } from './care.fields.ts'
import type { BoardChild, Due } from './care.view.ts'
import { iconsOf, saysMore, shortWords, sinceWords, whoWords } from './care.words.ts'
import { DueNote } from './DueNote.tsx'
import { NotHere } from './NotHere.tsx'
import styles from './RoomFaces.module.css'

/** The children of the room: those the task includes, the others who are present, and those who are away. */
export function RoomFaces({ desk }: { desk: Desk }) {
  const t = useT()
  const { kind, groups } = desk
  const [child, openChild] = useOpened()
  const [entry, openEntry] = useOpened()
  const opened = desk.board.children.find(({ id }) => id === child.id)
  const grids = [
    { title: t(desk.isToday ? 'care.here' : 'care.wereHere'), children: groups.awaited },
    { title: t(kind.words.others ?? 'care.others'), children: groups.others },
  ].filter(({ children }) => children.length > 0)
  return (
    <div className={styles.room}>
      {grids.map(({ title, children }) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>
            {title} <span>{children.length}</span>
          </h2>
          <FaceGrid
            label={title}
            faces={children.map((one) => tileOf(t, desk, one, { openChild, openEntry }))}
            selected={desk.draft.chosen}
            onChoose={(id) => desk.setDraft(toggled(desk.draft, id))}
            onOpen={openChild}
          />
        </section>
      ))}
      <NotHere desk={desk} />
      {opened && (
        <ChildSheet
          key={opened.id}
          desk={desk}
          child={opened}
          open={child.isOpen}
          onClose={() => openChild(undefined)}
          onEntry={openEntry}
        />
      )}
      <BoardEntry
        key={entry.id}
        desk={desk}
        id={entry.id}
        open={entry.isOpen}
        onClose={() => openEntry(undefined)}
      />
    </div>
  )
}

interface Openers {
  openChild: (id: string) => void
  openEntry: (id: string) => void
}

function tileOf(t: ReturnType<typeof useT>, desk: Desk, child: BoardChild, open: Openers): FaceItem {
  const { kind, board, draft, now, timeZone } = desk
  const name = child.firstName
  const exception = draft.exceptions.get(child.id)
  const entry = child.entries.at(-1)
  const due = dueOf(desk, child)
  const sinceLast = child.last ? sinceWords(t, child.last.occurredAt, now, timeZone) : t(kind.words.never)
  const words = (detail: CareDetail, more: boolean) => (
    <>
      <CareIcons icons={iconsOf(kind, detail)} size="1.125rem" />
      <span className={styles.said}>
        {shortWords(t, kind, detail)}
        {more && ' …'}
      </span>
    </>
  )
  // Details that differ from child to child show on the tile before they are recorded.
  const own = exception ?? (kind.startOf && draft.chosen.has(child.id) ? ownOf(desk, child) : undefined)
  const planned = own && {
    words: words(own.detail, saysMore(kind, { ...own, note: own.note || null })),
    label: t('care.planned', { what: shortWords(t, kind, own.detail), name }),
    planned: true,
    onPress: () => open.openChild(child.id),
  }
  const recorded = entry && {
    words: words(entry.detail, saysMore(kind, entry)),
    label: t('care.openEntry', {
      what: shortWords(t, kind, entry.detail),
      time: clockAt(entry.occurredAt, timeZone),
      name: whoWords(t, [child]),
    }),
    onPress: () => open.openEntry(entry.id),
  }
  return {
    ...faceOf(child, board.day),
    note: due ? <DueNote due={due} now={now} /> : sinceLast,
    unsent: desk.isUnsent(child),
    cautions: <CautionNotes kind={kind} child={child} />,
    foot: planned ?? recorded,
  }
}

const ownOf = ({ meant, draft }: Desk, child: BoardChild) => ({
  detail: meant(child),
  note: draft.more.note,
})

/** When the next entry is due for a child who is present today. */
function dueOf({ kind, board, isToday, now, timeZone }: Desk, child: BoardChild): Due | undefined {
  if (!isToday || child.presence !== 'present') return undefined
  const known = [...child.entries, ...(child.last ? [child.last] : [])]
  const ofDay = known.filter(({ occurredAt }) => dayAt(new Date(occurredAt), timeZone) === board.day)
  return kind.dueOf?.(ofDay, now)
}

/** The id shown in a sheet. It is kept while the sheet closes, so that the content does not vanish first. */
function useOpened() {
  const [opened, setOpened] = useState({ id: '', isOpen: false })
  const open = (id: string | undefined) =>
    setOpened((last) => (id === undefined ? { ...last, isOpen: false } : { id, isOpen: true }))
  return [opened, open] as const
}
