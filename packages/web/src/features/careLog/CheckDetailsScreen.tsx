import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { CheckPage, ChecksList } from '../checklist/index.ts'
import { CareLog } from './CareLog.tsx'

const checksTab = 'checks'

/** What was recorded: entries of care in one tab, and checks in the other. `checkId` shows one check. */
export function CheckDetailsScreen() {
  const t = useT()
  const { tab = '', checkId, from, until, date, kind } = useSearch('checkDetails')
  if (checkId) return <CheckPage id={checkId} />
  const tabs = (
    <Tabs
      label={t('careLog.tabs')}
      tabs={[
        { value: '', label: t('careLog.care') },
        { value: checksTab, label: t('checklist.checks') },
      ]}
      value={tab}
      onChange={(chosen) => void go(to.checkDetails({ from, until, date, tab: chosen }), { replace: true })}
    />
  )
  if (tab !== checksTab) return <CareLog tabs={tabs} />
  return (
    <ChecksList
      tabs={tabs}
      filter={{ from, until, date, kind }}
      place={(filter) => to.checkDetails({ ...filter, tab })}
    />
  )
}
