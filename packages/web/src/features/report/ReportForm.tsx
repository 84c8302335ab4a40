import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FilledForm } from './FilledForm.tsx'
import styles from './Report.module.css'
import { reportQuery } from './report.data.ts'
import type { ReportKind } from './report.view.ts'
import { type FormDraft, useDraft } from './useDraft.ts'

interface ReportFormProps {
  kind: ReportKind
  /** Of the report to amend; a new one without it. */
  id?: string | undefined
}

/** The form of a kind: a new report, or an amendment of the person's own. */
export function ReportForm({ kind, id }: ReportFormProps) {
  return id === undefined ? <NewReport kind={kind} /> : <Amendment kind={kind} id={id} />
}

function NewReport({ kind }: { kind: ReportKind }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const [id] = useState(newId)
  const { found, keep, drop } = useDraft(kind.name)
  const [start, setStart] = useState<FormDraft | 'empty'>()
  if (found === undefined) return <Skeletons shape="page" />
  if (start === undefined && found !== null)
    return (
      <div className={styles.page}>
        <Section>
          <p>{t('report.continueDraft', { time: friendlyTime(found.at, now) })}</p>
        </Section>
        <ActionBar>
          <Button
            variant="default"
            onClick={() => {
              setStart('empty')
              void drop()
            }}
          >
            {t('report.discardDraft')}
          </Button>
          <Button onClick={() => setStart(found.content)}>{t('report.useDraft')}</Button>
        </ActionBar>
      </div>
    )
  const draft = start === 'empty' ? undefined : start
  return (
    <FilledForm
      kind={kind}
      id={id}
      stored={draft?.values}
      names={draft?.names}
      onChange={(values, names) => keep({ values, names })}
      onSent={drop}
    />
  )
}

function Amendment({ kind, id }: { kind: ReportKind; id: string }) {
  const t = useT()
  const read = useQuery(reportQuery(kind, id))
  return (
    <Loaded read={read} skeleton="page">
      {({ detail, version, names, can }) =>
        can.includes('amend') ? (
          <FilledForm kind={kind} id={id} version={version} stored={detail} names={names} />
        ) : (
          <EmptyState title={t('report.notAmendable')} hint={t('report.notAmendableHint')} />
        )
      }
    </Loaded>
  )
}
