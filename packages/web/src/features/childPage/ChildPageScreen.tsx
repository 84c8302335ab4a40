import { fullName } from '@daybook/contract/child/child.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { DetailScreen } from '../../kit/DetailScreen.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { loadChunk } from '../../platform/screens/chunk.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { ContactList } from '../contact/ContactList.tsx'
import { ChildHead } from './ChildHead.tsx'
import { type Page, pageQuery } from './childPage.data.ts'
import { DayPanel } from './DayPanel.tsx'
import { HealthPanel } from './HealthPanel.tsx'
import { PageTabs, tabOf } from './PageTabs.tsx'
import { RoomsPanel } from './RoomsPanel.tsx'

// The charts, the stories and the reports are loaded only when somebody opens them.
const ChartsPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./ChartsPanel.tsx'))).ChartsPanel,
}))

const ReportsPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./ReportsPanel.tsx'))).ReportsPanel,
}))

const StoriesPanel = lazy(async () => ({
  default: (await loadChunk(() => import('./StoriesPanel.tsx'))).StoriesPanel,
}))

/** One child: allergies and diet, the day, the last 30 days, stories, reports, contacts and rooms. */
export function ChildPageScreen() {
  const { id = '', date, tab } = useSearch('childPage')
  const read = useQuery({ ...pageQuery(id, date), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <DetailScreen read={read}>
      {(page) => (
        <>
          <HeadActions title={fullName(page.child)} />
          <ChildHead page={page} />
          <PageTabs id={id} date={date} tab={tabOf(tab)} />
          <Panel page={page} tab={tabOf(tab)} />
        </>
      )}
    </DetailScreen>
  )
}

function Panel({ page, tab }: { page: Page; tab: ReturnType<typeof tabOf> }) {
  const { child, contacts, rooms, can } = page
  switch (tab) {
    case 'day':
      return <DayPanel page={page} />
    case 'charts':
      return (
        <Suspense fallback={<Skeletons shape="page" />}>
          <ChartsPanel id={child.id} />
        </Suspense>
      )
    case 'reports':
      return (
        <Suspense fallback={<Skeletons shape="list" />}>
          <ReportsPanel id={child.id} />
        </Suspense>
      )
    case 'stories':
      return (
        <Suspense fallback={<Skeletons shape="list" />}>
          <StoriesPanel id={child.id} />
        </Suspense>
      )
    case 'contacts':
      return <ContactList child={child} contacts={contacts} mayAdd={can.includes('addContact')} />
    case 'health':
      return <HealthPanel health={page.health} child={page.child} />
    case 'rooms':
      return <RoomsPanel rooms={rooms} />
  }
}
