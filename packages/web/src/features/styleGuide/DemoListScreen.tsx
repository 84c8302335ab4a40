import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { ListScreen } from '../../kit/ListScreen.tsx'
import { Row } from '../../kit/Row.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'

const states = ['few', 'many', 'empty', 'loading', 'failed'] as const
const lengths = { few: 3, many: 3000, empty: 0, loading: 0, failed: 0 }
const pageSize = 10

/** A list in each of its states. Its rows are made up. */
export function DemoListScreen() {
  const t = useT()
  const search = useSearch('demoList')
  const state = states.find((one) => one === search.state) ?? 'few'
  const [pages, setPages] = useState(1)
  const shown = Math.min(lengths[state], pages * pageSize)
  const records = Array.from({ length: shown }, (_, index) => index + 1)
  const read = {
    data: state === 'loading' || state === 'failed' ? undefined : { pages: [{ records }] },
    isPending: state === 'loading',
    isError: state === 'failed',
    failureCount: 0,
    hasNextPage: shown < lengths[state],
    isFetchingNextPage: false,
    fetchNextPage: async () => setPages((count) => count + 1),
    refetch: async () => setPages(1),
  }
  return (
    <ListScreen
      read={read}
      head={
        <Chips
          label={t('styleGuide.state')}
          chips={states.map((value) => ({ value, label: t(`styleGuide.state.${value}`) }))}
          value={state}
          onChange={(value) => void go(to.demoList({ state: value }), { replace: true })}
        />
      }
      empty={{ title: t('styleGuide.nothing'), hint: t('styleGuide.nothingHint') }}
    >
      {(number) => (
        <li key={number}>
          <Row title={t('styleGuide.row', { number })} detail={t('styleGuide.yesterday')} />
        </li>
      )}
    </ListScreen>
  )
}
