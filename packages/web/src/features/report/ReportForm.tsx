import type { FromCheck } from '@daybook/contract/report/report.kind.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { declared } from '../../platform/declared.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useRefused } from '../../platform/outbox/form.sending.ts'
import { useSayings, valueWords, WithDraft } from '../fields/index.ts'
import { FilledForm } from './FilledForm.tsx'
import { RefusedForm } from './RefusedForm.tsx'
import { reportQuery } from './report.data.ts'
import type { ReportKind } from './report.view.ts'

interface ReportFormProps {
  kind: ReportKind
  /** The report to amend; undefined for a new report. */
  id?: string | undefined
  /** The report that a new report is opened from. */
  from?: string | undefined
  fromKind?: string | undefined
  /** Initial texts of a new report by field name, as JSON. */
  start?: string | undefined
  /** The answer of a check that a new report is opened from, as JSON. */
  fromCheck?: string | undefined
  /** The key of the refused entry that is corrected. */
  refused?: string | undefined
}

/** The form of a kind: for a new report, a report opened from another report or a check, or an amendment. */
export function ReportForm({ kind, id, from, fromKind, start, fromCheck, refused }: ReportFormProps) {
  const corrected = useRefused(refused)
  if (corrected) return <RefusedForm key={refused} kind={kind} refused={corrected} />
  if (id !== undefined) return <Amendment kind={kind} id={id} />
  if (start !== undefined) {
    const answer = answerOf(fromCheck)
    return (
      <FilledForm
        kind={kind}
        fromCheck={answer}
        source={answer ? `${answer.id}.${answer.itemId}` : start}
        stored={textsOf(kind, start)}
      />
    )
  }
  if (from === undefined || fromKind === undefined) return <NewReport kind={kind} />
  const source = declared('reportKinds')[fromKind]
  return source ? <OpenedReport kind={kind} source={source} from={from} /> : <NewReport kind={kind} />
}

/** A new report, prefilled from the source report. */
function OpenedReport({ kind, source, from }: { kind: ReportKind; source: ReportKind; from: string }) {
  const read = useQuery(reportQuery(source, from))
  const sayings = useSayings(source.name, {})
  return (
    <Loaded read={read} skeleton="page">
      {({ detail, names }) => {
        const textOf = (name: string) => {
          const field = source.report.fields[name]
          return field ? valueWords(field, name, detail[name], sayings) : ''
        }
        const known = source.report.opens?.[kind.name]?.(detail, textOf)
        return <FilledForm kind={kind} fromId={from} source={from} stored={known} names={names} />
      }}
    </Loaded>
  )
}

function NewReport({ kind }: { kind: ReportKind }) {
  return (
    <WithDraft name={kind.name}>
      {(draft, { id, keep, drop }) => (
        <FilledForm
          kind={kind}
          id={id}
          stored={draft?.values}
          names={draft?.names}
          onChange={(values, names) => keep({ values, names })}
          onSent={drop}
        />
      )}
    </WithDraft>
  )
}

function Amendment({ kind, id }: { kind: ReportKind; id: string }) {
  const t = useT()
  const read = useQuery(reportQuery(kind, id))
  return (
    <Loaded read={read} skeleton="page">
      {({ detail, version, names, files, can }) =>
        can.includes('amend') ? (
          <FilledForm kind={kind} id={id} version={version} stored={detail} names={names} files={files} />
        ) : (
          <EmptyState title={t('report.notAmendable')} hint={t('report.notAmendableHint')} />
        )
      }
    </Loaded>
  )
}

/** The texts in `start` that are values of the kind's fields. The address is untrusted, so everything else is dropped. */
function textsOf({ report: { fields } }: ReportKind, start: string): Record<string, string> {
  const entries = Object.entries(parsed(start) ?? {})
  const texts = entries.filter(([name, value]) => name in fields && typeof value === 'string')
  return Object.fromEntries(texts) as Record<string, string>
}

function answerOf(json: string | undefined): FromCheck | undefined {
  const { id, itemId, taskId }: Partial<Record<string, unknown>> = { ...parsed(json ?? '') }
  if (typeof id !== 'string' || typeof itemId !== 'string') return undefined
  return { id, itemId, ...(typeof taskId === 'string' && { taskId }) }
}

function parsed(json: string): object | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
