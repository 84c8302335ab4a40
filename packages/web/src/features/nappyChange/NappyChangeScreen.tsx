import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { type BoardSearch, CareBoard } from '../care/index.ts'
import { kindOfTab, toiletTab } from './nappyChange.tabs.ts'

const tabs = ['', toiletTab]

/** Nappy changes and toilet visits as two tabs, because they are done in the same round. */
export function NappyChangeScreen() {
  const t = useT()
  const { tab = '', ...search } = useSearch('nappyChange')
  const place = (at: BoardSearch, of = tab) => to.nappyChange({ ...at, tab: of })
  return (
    <CareBoard
      kind={kindOfTab(tab)}
      search={search}
      place={place}
      tabs={
        <Tabs
          label={t('nappyChange.tabs')}
          tabs={tabs.map((value) => ({ value, label: t(kindOfTab(value).title) }))}
          value={tab}
          // A task belongs to one kind; the room and day are kept.
          onChange={(of) => void go(place({ ...search, taskId: undefined }, of), { replace: true })}
        />
      }
    />
  )
}
