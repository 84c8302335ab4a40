import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { RowList } from './RowList.tsx'
import { rowsQuery } from './workflow.data.ts'

const lists = ['todo', 'claim', 'done', 'copies'] as const

const totalOf = ({ data }: { data?: { pages: readonly { total: number }[] } | undefined }) =>
  data?.pages[0]?.total

/** What waits for a person in the centre's processes, and what they decided. */
export function WorkbenchScreen() {
  const t = useT()
  const { list } = useSearch('workflowWorkbench')
  const waiting = useInfiniteQuery(rowsQuery('todo'))
  const claims = useInfiniteQuery(rowsQuery('claim'))
  const counts: Record<string, number | undefined> = { todo: totalOf(waiting), claim: totalOf(claims) }
  // Without a list in the address it opens on the first that has something.
  if (list === undefined && (waiting.isLoading || claims.isLoading)) return <Skeletons shape="list" />
  const first = !counts.todo && counts.claim ? 'claim' : 'todo'
  return (
    <>
      <RowList
        lists={lists.map((value) => ({
          value,
          label: t(`workflow.list.${value}`),
          count: counts[value] || undefined,
        }))}
        list={lists.find((one) => one === list) ?? first}
        onList={(chosen) => void go(to.workflowWorkbench({ list: chosen }), { replace: true })}
      />
      <ActionBar>
        <Button variant="default" component={Link} to={to.workflowMine()}>
          {t('workflow.mine')}
        </Button>
        <Button component={Link} to={to.workflowCreate()}>
          {t('workflow.create')}
        </Button>
      </ActionBar>
    </>
  )
}
