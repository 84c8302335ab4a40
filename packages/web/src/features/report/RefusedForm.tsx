import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import type { FromCheck } from '@daybook/contract/report/report.kind.ts'
import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Attention } from '../../platform/outbox/attention.ts'
import { FieldFacts, useSayings } from '../fields/index.ts'
import { FilledForm } from './FilledForm.tsx'
import { reportQuery } from './report.data.ts'
import type { ReportKind } from './report.view.ts'

interface RefusedFormProps {
  kind: ReportKind
  refused: Attention
}

/** What the report of a refused entry said. The device has kept what the operation took. */
type Said = {
  id: string
  version?: number
  fromId?: string
  fromCheck?: FromCheck
  detail: Values
}

/** The form of a report that the server refused, with all that was typed. */
export function RefusedForm({ kind, refused }: RefusedFormProps) {
  const { version, ...said } = refused.input as Said
  // Where it was sent before and has changed since, the changes belong to the report that is there.
  if (version !== undefined || refused.error === 'RECORD_EXISTS')
    return <RefusedAmendment kind={kind} refused={refused} />
  const { detail, ...more } = said
  return <FilledForm kind={kind} {...more} stored={detail} names={refused.names} refused={refused} />
}

function RefusedAmendment({ kind, refused }: RefusedFormProps) {
  const t = useT()
  const { id, detail: typed } = refused.input as Said
  const read = useQuery(reportQuery(kind, id))
  const sayings = useSayings(kind.name, read.data?.names ?? {}, read.data?.files)
  return (
    <Loaded read={read} skeleton="page">
      {({ version, names, files, can }) =>
        can.includes('amend') ? (
          <FilledForm
            kind={kind}
            id={id}
            version={version}
            stored={typed}
            names={{ ...names, ...refused.names }}
            files={files}
            refused={refused}
          />
        ) : (
          <>
            <EmptyState title={t('report.notAmendable')} hint={t('report.notAmendableHint')} />
            <Section title={t('report.youWrote')}>
              <FieldFacts fields={kind.report.fields} values={typed} sayings={sayings} />
            </Section>
          </>
        )
      }
    </Loaded>
  )
}
