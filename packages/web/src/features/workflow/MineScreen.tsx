import { Button } from '@mantine/core'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { RowList } from './RowList.tsx'

const lists = ['sent', 'myDone'] as const

/** The processes that a person started. */
export function MineScreen() {
  const t = useT()
  const { list } = useSearch('workflowMine')
  return (
    <>
      <RowList
        lists={lists.map((value) => ({ value, label: t(`workflow.mine.${value}`) }))}
        list={lists.find((one) => one === list) ?? 'sent'}
        onList={(chosen) => void go(to.workflowMine({ list: chosen }), { replace: true })}
      />
      <ActionBar>
        <Button component={Link} to={to.workflowCreate()}>
          {t('workflow.create')}
        </Button>
      </ActionBar>
    </>
  )
}
