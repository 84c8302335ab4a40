// What a found record is shown as: under which heading, with which icon, and where the others like it are.
import type { BareKey } from '../../platform/i18n/keys.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens, type Place, placeOf, screenAt } from '../../platform/screens/places.ts'
import { screenIcons } from '../../platform/screens/screen.icons.ts'
import type { ScreenIcon, ScreenSpec } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'

/** Screens with a kind's records, where their names do not follow from the kind's. */
const lists: Readonly<Record<string, readonly string[]>> = {
  leave: ['allLeave', 'leaveHistory'],
  learningStory: ['learningStories'],
  visit: ['visitorHistory'],
}

interface KindShown {
  title: BareKey
  icon: ScreenIcon | undefined
  /** All that have these words; undefined where the list cannot be searched. */
  allWith: (text: string) => Place | undefined
}

/** @param page of a record of the kind */
export function kindShown(kind: string, page: string, session: SessionState): KindShown {
  const names = lists[kind] ?? [`${kind}History`, `${kind}List`, kind]
  const screens: ReadonlyMap<string, ScreenSpec> = new Map(allScreens())
  const list = names
    .flatMap((name) => screens.get(name) ?? [])
    .find((screen) => screen.search?.names.includes('text') && admit(screen, session, false) === 'open')
  const entry = list?.menu ?? list?.manage
  const own = screenAt(page.split('?')[0] ?? '')
  return {
    title: list?.title ?? own?.title ?? 'find.records',
    icon: entry && screenIcons[entry.icon],
    allWith: (text) => list && placeOf(list.path, { text }),
  }
}
