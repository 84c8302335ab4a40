// The pages that a person may open and the actions that they may start, with the words that find them.
import type { Subject } from '@daybook/contract/kernel/subjects.ts'
import { IconPlus } from '@tabler/icons-react'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens, type Place, placeOf } from '../../platform/screens/places.ts'
import { screenIcons } from '../../platform/screens/screen.icons.ts'
import type { ScreenIcon, ScreenSpec } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'
import type { Findable } from './find.match.ts'
import { doing, places as words } from './find.words.ts'

interface FoundPlace extends Findable {
  /** A row of find.words.ts. */
  key: string
  place: Place
  isAction: boolean
  icon: ScreenIcon | undefined
  subject?: Subject
}

/** Forms stand in no menu. What they start is an action. */
const isForm = (name: string) => /Form$|Create$|Scan$/.test(name)

export function placesFor(session: SessionState, t: (key: BareKey) => string): FoundPlace[] {
  const open = allScreens().filter(([, screen]) => admit(screen, session, false) === 'open')
  const all = open.flatMap(([name, screen]) => [...actionsOf(name, screen, t), ...pageOf(name, screen, t)])
  const seen = new Set<string>()
  return all.filter(({ place }) => !seen.has(place) && seen.add(place))
}

function actionsOf(name: string, screen: ScreenSpec, t: (key: BareKey) => string): FoundPlace[] {
  return [screen.report ?? []].flat().map(({ search, text, subject }) => {
    const place = placeOf(screen.path, search)
    const key = search ? `${name}?${place.split('?')[1]}` : name
    return {
      key,
      place,
      // A form's own title says what it makes. Views of a board are told apart by their words.
      title: t((search && text) || screen.title),
      words: `${text ? t(text) : ''} ${doing} ${words[key] ?? ''}`,
      isAction: true,
      icon: undefined,
      subject,
    }
  })
}

function pageOf(name: string, screen: ScreenSpec, t: (key: BareKey) => string): FoundPlace[] {
  const own = words[name]
  if (own === undefined && !isInMenu(screen)) return []
  const isAction = isForm(name)
  return [
    {
      key: name,
      place: placeOf(screen.path),
      title: t(screen.title),
      words: isAction ? `${doing} ${own}` : (own ?? ''),
      isAction,
      icon: isAction ? IconPlus : iconOf(screen),
    },
  ]
}

export const isInMenu = ({ menu, manage, tab }: ScreenSpec) => Boolean(menu ?? manage ?? tab)

function iconOf({ menu, manage, tab }: ScreenSpec): ScreenIcon | undefined {
  const entry = menu ?? manage
  return entry ? screenIcons[entry.icon] : tab?.icon
}
