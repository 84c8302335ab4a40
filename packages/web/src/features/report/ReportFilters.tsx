import { statesOf } from '@daybook/contract/report/report.rules.ts'
import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { SearchText } from '../../kit/SearchText.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FilterSheet } from './FilterSheet.tsx'
import styles from './Report.module.css'
import type { ListFilter, ReportKind } from './report.view.ts'

interface ReportFiltersProps {
  kind: ReportKind
  filter: ListFilter
  isOwn: boolean
  onChange: (changed: ListFilter) => void
}

/** The search, further filters and states of a list. */
export function ReportFilters({ kind, filter, isOwn, onChange }: ReportFiltersProps) {
  const t = useT()
  const [isFiltering, setIsFiltering] = useState(false)
  const states = statesOf(kind.report)
  const further = [filter.childId, filter.authorId, filter.from, filter.until].filter(Boolean).length
  return (
    <>
      <div className={styles.searchLine}>
        <SearchText
          label={t('report.search')}
          text={filter.text ?? ''}
          onChange={(text) => onChange({ text })}
        />
        <Button
          variant={further > 0 ? 'light' : 'default'}
          leftSection={<IconFilter size="1.25rem" aria-hidden="true" />}
          onClick={() => setIsFiltering(true)}
        >
          {further > 0 ? t('report.filtered', { count: further }) : t('report.filter')}
        </Button>
      </div>
      <Chips
        label={t('report.stateLabel')}
        chips={[
          { value: '', label: t('report.all') },
          ...states.map((state) => ({ value: state, label: t(`report.state.${state}`) })),
        ]}
        value={filter.state ?? ''}
        onChange={(state) => onChange({ state })}
      />
      <FilterSheet
        open={isFiltering}
        isOwn={isOwn}
        isAboutChild={'childId' in kind.report.fields}
        filter={filter}
        onClose={() => setIsFiltering(false)}
        onChange={onChange}
      />
    </>
  )
}
