// The rows of results.
import { fullName } from '@daybook/contract/child/child.rules.ts'
import type { FoundRecord } from '@daybook/contract/find/find.contract.ts'
import { mostOfKind } from '@daybook/contract/find/find.rules.ts'
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { IconDoor, IconSearch } from '@tabler/icons-react'
import { aboutWithEntry } from '../../platform/i18n/entry.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { type Place, to } from '../../platform/screens/places.ts'
import type { ScreenIcon } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import { kindShown } from './find.records.ts'

interface Face {
  firstName: string
  familyName: string
  picture: string | null
}

export interface Option {
  /** Unique among all results. */
  key: string
  title: string
  place: Place
  icon?: ScreenIcon | undefined
  subject?: Subject | undefined
  face?: Face
  detail?: string | undefined
  /** An instant, of which the day is shown. */
  at?: string | null
}

export interface Group {
  title: string
  options: Option[]
}

export const optionOfChild = (child: Face & { id: string; roomName: string | null }): Option => ({
  key: child.id,
  title: fullName(child),
  detail: child.roomName ?? undefined,
  face: child,
  place: to.childPage({ id: child.id }),
})

export const optionOfRoom = ({ code, name }: { code: string; name: string }): Option => ({
  key: `room ${code}`,
  title: name,
  icon: IconDoor,
  place: to.childrenList({ code }),
})

export const optionOfPlace = ({
  place,
  title,
  icon,
  subject,
}: Pick<Option, 'place' | 'title' | 'icon' | 'subject'>): Option => ({
  key: place,
  title,
  icon,
  subject,
  place,
})

/** A group for each kind, in the order of the answer. */
export function recordGroups(
  records: readonly FoundRecord[],
  text: string,
  { session, t }: { session: SessionState; t: Translate },
): Group[] {
  return [...Map.groupBy(records, ({ kind }) => kind)].map(([kind, rows]) => {
    const { title, icon, allWith } = kindShown(kind, rows[0]?.page ?? '', session)
    const all = rows.length < mostOfKind ? undefined : allWith(text)
    const options = rows.map(({ id, title: words, entry, childName, at, page }) => ({
      key: `${kind} ${id}`,
      title: [childName, aboutWithEntry(entry, words)].filter(Boolean).join(', ') || t(title),
      icon,
      at,
      place: page as Place,
    }))
    const more = all
      ? [{ key: `all ${kind}`, title: t('find.allWith', { text }), icon: IconSearch, place: all }]
      : []
    return { title: kind === 'staff' ? t('find.staff') : t(title), options: [...options, ...more] }
  })
}
