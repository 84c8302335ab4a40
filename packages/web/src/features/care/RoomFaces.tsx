import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { Stack } from '@mantine/core'
import { IconAlertTriangleFilled, IconMoon } from '@tabler/icons-react'
import { useState } from 'react'
import { type FaceFoot, FaceGrid, type FaceItem } from '../../kit/FaceGrid.tsx'
import { nameAmong } from '../../kit/names.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { faceOf } from '../child/index.ts'
import { BoardEntry } from './BoardEntry.tsx'
import { CareIcons } from './CareFields.tsx'
import { cautionNotes } from './CautionNotes.tsx'
import { ChildSheet } from './ChildSheet.tsx'
import type { Desk } from './care.board.ts'
import { complete, completionOf } from './care.completion.ts'
import { toggled } from './care.draft.ts'
import type { BoardChild, CareKind, Due, Entry } from './care.view.ts'
import { iconsOf, saysMore, shortWords, sinceWords } from './care.words.ts'
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
    <Stack gap="sm">
      {grids.map(({ title, children }, index) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>
            {title} <span>{children.length}</span>
            {/* The bar says it at the side of the screen, and aloud. */}
            {index === 0 && desk.chosen.length === 0 && (
              <small aria-hidden="true">{t(kind.words.choose)}</small>
            )}
          </h2>
          <FaceGrid
            label={title}
            faces={children.map((one) => tileOf(t, desk, one, openChild))}
            among={desk.board.children}
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
    </Stack>
  )
}

function tileOf(t: Translate, desk: Desk, child: BoardChild, openChild: (id: string) => void): FaceItem {
  const { kind, board } = desk
  const face = faceOf(child, board.day)
  return {
    ...face,
    // Where the allergies stand in words, no mark is needed.
    badge: kind.gives ? undefined : face.badge,
    note: noteOf(t, desk, child),
    history: <LastEntry desk={desk} child={child} />,
    unsent: desk.isUnsent(child),
    cautions: cautionNotes(t, kind, child, board.day),
    foot: plannedFoot(t, desk, child, openChild) ?? completionFoot(t, desk, child),
  }
}

/** What is served that the child must avoid, or when the next entry is due, unless the child is asleep. */
function noteOf(t: Translate, desk: Desk, child: BoardChild) {
  const conflicts = desk.conflicts.get(child.id)
  if (conflicts)
    return (
      <span className={styles.conflict}>
        <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
        {conflicts.length === 0
          ? t('care.contentsUnsaid')
          : t('care.mustAvoid', { what: conflicts.map((one) => t(`allergen.${one}`)).join(t('care.comma')) })}
      </span>
    )
  if (desk.asleep.has(child.id))
    return (
      <span className="line" style={{ display: 'inline-flex', gap: '0.25rem' }}>
        <IconMoon size="1rem" aria-hidden="true" />
        {t('sleep.isAsleep')}
      </span>
    )
  const due = dueOf(desk, child)
  return due && <DueNote due={due} now={desk.now} />
}

/** Details that differ from child to child show before they are recorded. */
function plannedFoot(
  t: Translate,
  desk: Desk,
  child: BoardChild,
  openChild: (id: string) => void,
): FaceFoot | undefined {
  const { kind, draft } = desk
  const kept = draft.exceptions.get(child.id)
  const own = kept ?? (kind.startOf && draft.chosen.has(child.id) ? ownOf(desk, child) : undefined)
  if (!own) return undefined
  const what = shortWords(t, kind, own.detail) || t(kind.title)
  return {
    words: (
      <>
        <CareIcons icons={iconsOf(kind, own.detail)} size="1.125rem" />
        <span>
          {saysMore(kind, { ...own, note: own.note || null }) ? `${what} …` : what}
          {kept && <small className={styles.notYet}>{t('care.notYet')}</small>}
        </span>
      </>
    ),
    label: t('care.planned', { what, name: nameAmong(child, desk.board.children) }),
    planned: true,
    onPress: () => openChild(child.id),
  }
}

/** Completes the child's latest entry that leaves something unsaid. */
function completionFoot(
  t: Translate,
  { kind, timeZone, board }: Desk,
  child: BoardChild,
): FaceFoot | undefined {
  const entry = child.entries.findLast((entry) => completionOf(t, { kind, entry }))
  const next = entry && completionOf(t, { kind, entry })
  if (!next) return undefined
  return {
    words: next.words,
    label: t('care.ofChild', { name: nameAmong(child, board.children), why: next.words }),
    onPress: () => complete(t, { kind, entry, child }, next.detail, timeZone),
  }
}

/** When the child had the last entry, and of those shown on the board what it says. */
function LastEntry({ desk, child }: { desk: Desk; child: BoardChild }) {
  const t = useT()
  const { kind, now, timeZone } = desk
  const shown = child.entries.at(-1)
  const last = child.last ?? shown
  if (!last) return t(kind.words.never)
  const since = sinceWords(t, last.occurredAt, now, timeZone)
  if (!shown) return since
  return (
    <>
      {since}
      {'\u2009·\u2009'}
      <span className={styles.said}>{saidWords(t, kind, shown)}</span>
    </>
  )
}

const saidWords = (t: Translate, kind: CareKind, said: Pick<Entry, 'detail' | 'note'>) =>
  shortWords(t, kind, said.detail) + (saysMore(kind, said) ? ' …' : '')

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
