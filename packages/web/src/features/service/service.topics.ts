// What a person can do here: every screen that a menu or the tab bar leads them to, with a sentence where there is one.
import { hasEveryWord } from '../../kit/search.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { wordsOf } from '../../platform/i18n/language.ts'
import { admit } from '../../platform/screens/guard.ts'
import { allScreens } from '../../platform/screens/places.ts'
import { screenIcons } from '../../platform/screens/screen.icons.ts'
import type { ScreenIcon, ScreenSpec } from '../../platform/screens/screens.ts'
import type { SessionState } from '../../platform/session/session.state.ts'

export interface Topic {
  name: string
  path: string
  title: string
  text: string | undefined
  icon: ScreenIcon | undefined
}

/** Those with a sentence first. */
export function topicsFor(t: Translate, session: SessionState): Topic[] {
  return allScreens()
    .filter(([, { menu, manage, tab }]) => menu ?? manage ?? tab)
    .filter(([, screen]) => admit(screen, session, false) === 'open')
    .map(([name, { path, title, menu, manage, tab }]) => ({
      name,
      path,
      title: t(title),
      text: wordsOf(`service.do.${name}`),
      icon: iconOf(menu ?? manage) ?? tab?.icon,
    }))
    .toSorted((a, b) => Number(a.text === undefined) - Number(b.text === undefined))
}

const iconOf = (entry: ScreenSpec['menu'] | ScreenSpec['manage']) => entry && screenIcons[entry.icon]

/** Those with every typed word in their title or text. */
export const matching = (topics: readonly Topic[], typed: string): Topic[] =>
  topics.filter(({ title, text = '' }) => hasEveryWord(`${title} ${text}`, typed))
