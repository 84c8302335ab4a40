import { openItems } from '@daybook/contract/checklist/checklist.rules.ts'
import { Button, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { PullToRefresh } from '../../kit/PullToRefresh.tsx'
import { ThrottledButton } from '../../kit/ThrottledButton.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Check.module.css'
import { CheckHead } from './CheckHead.tsx'
import { CheckItems, showItem } from './CheckItems.tsx'
import { CheckResult } from './CheckResult.tsx'
import { pageQuery } from './checklist.data.ts'
import type { ShownPage } from './checklist.unread.ts'
import type { ChecklistKind } from './checklist.view.ts'
import { useCheck } from './useCheck.ts'

interface CheckScreenProps {
  kind: ChecklistKind
  taskId?: string | undefined
  /** What helps to answer it, above the items until it is finished. */
  lead?: ReactNode
}

/** The screen of a kind of check: its items with what everybody has answered so far. */
export function CheckScreen({ kind, taskId, lead }: CheckScreenProps) {
  const read = useQuery(pageQuery(kind, taskId))
  return (
    <PullToRefresh onRefresh={read.refetch}>
      <Loaded read={read} skeleton="page">
        {(page) => <Filled key={page.task?.id} kind={kind} page={page} lead={lead} />}
      </Loaded>
    </PullToRefresh>
  )
}

function Filled({ kind, page: read, lead }: Omit<CheckScreenProps, 'taskId'> & { page: ShownPage }) {
  const t = useT()
  // The check that somebody has left behind to start another one that nobody planned.
  const [left, setLeft] = useState<string>()
  const page = left !== undefined && read.check?.id === left ? { ...read, check: null } : read
  const check = useCheck(kind, page)
  const answers = page.check?.answers ?? []
  const { sections } = page.template
  if (page.check?.finished)
    return (
      <Stack p="1rem var(--gutter)">
        <CheckResult kind={kind.name} check={page.check} template={page.template} />
        {!page.task && (
          <Button variant="default" onClick={() => setLeft(page.check?.id)}>
            {t('checklist.another')}
          </Button>
        )}
      </Stack>
    )
  const missing = openItems(sections, answers)
  const [next] = missing
  return (
    <Stack p="1rem var(--gutter)">
      <CheckHead page={page} />
      {lead}
      <CheckItems
        sections={sections}
        answers={answers}
        check={{ id: check.id, taskId: page.task?.id ?? null, opened: page.check?.opened ?? [] }}
        onAnswer={check.answer}
      />
      <ActionBar
        says={
          next && (
            <button type="button" className={styles.link} onClick={() => showItem(next.id)}>
              {t('checklist.missing', { count: missing.length })}
            </button>
          )
        }
      >
        <ThrottledButton disabled={next !== undefined} onClick={() => check.finish()}>
          {t('checklist.finish')}
        </ThrottledButton>
      </ActionBar>
    </Stack>
  )
}
