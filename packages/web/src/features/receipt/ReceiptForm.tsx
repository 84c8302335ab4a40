import type { FileOfRecord } from '@daybook/contract/file/file.contract.ts'
import { stored as storedValues, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { filesIn } from '@daybook/contract/kernel/fields.files.ts'
import { type Fields, group, longText } from '@daybook/contract/kernel/fields.ts'
import { type Audience, audienceFields } from '@daybook/contract/receipt/receipt.rules.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { upload } from '../../platform/files/uploads.ts'
import { useT } from '../../platform/i18n/language.ts'
import { receiveAnswer } from '../../platform/live/receive.ts'
import { go } from '../../platform/screens/navigate.ts'
import { placeOf } from '../../platform/screens/places.ts'
import { FieldInputs, FieldsScreen, useFieldsForm, WithDraft } from '../fields/index.ts'
import { publicationQuery } from './receipt.data.ts'
import { startOf } from './receipt.start.ts'
import type { ReceiptKind } from './receipt.view.ts'

interface ReceiptFormProps {
  kind: ReceiptKind
  /** The publication to change; undefined for a new publication. */
  id?: string | undefined
  /** Initial values of a new publication, as JSON. */
  start?: string | undefined
}

/** The form for a new publication or for a change. */
export function ReceiptForm({ kind, id, start }: ReceiptFormProps) {
  if (id !== undefined) return <Change kind={kind} id={id} />
  if (start !== undefined) return <Filled kind={kind} {...startOf(kind.receipt.fields, start)} />
  return (
    <WithDraft name={kind.name}>
      {(draft, { id: ownId, keep, drop }) => (
        <Filled
          kind={kind}
          id={ownId}
          stored={draft?.values ?? { audience: { to: kind.receipt.firstAudience ?? 'all' } }}
          names={draft?.names ?? {}}
          onChange={(values, names) => keep({ values, names })}
          onSent={drop}
        />
      )}
    </WithDraft>
  )
}

function Change({ kind, id }: { kind: ReceiptKind; id: string }) {
  const t = useT()
  const read = useQuery(publicationQuery(kind, id))
  return (
    <Loaded read={read} skeleton="page">
      {({ detail, audience, revision, names, files, can }) =>
        can.includes('change') ? (
          <Filled
            kind={kind}
            id={id}
            revision={revision}
            stored={{ ...detail, audience }}
            names={names}
            files={files}
          />
        ) : (
          <EmptyState title={t('error.PUBLICATION_WITHDRAWN')} />
        )
      }
    </Loaded>
  )
}

interface FilledProps {
  kind: ReceiptKind
  /** Of the publication that is changed, or of the new one whose draft is kept outside. */
  id?: string
  /** The revision of the publication that is changed. */
  revision?: number
  stored: Values
  names: Readonly<Record<string, string>>
  files?: readonly FileOfRecord[]
  onChange?: (values: Values, names: Readonly<Record<string, string>>) => void
  onSent?: () => Promise<void>
}

const audience = group(audienceFields, { required: true })

function Filled({ kind, id: given, revision: known, stored, names, files, onChange, onSent }: FilledProps) {
  const t = useT()
  // Keeps the revision that the person started from, because the publication may be refetched while they type.
  const [revision] = useState(known)
  const isNew = revision === undefined
  const { fields: own, page, problems, saysChanges } = kind.receipt
  const changes = longText(500, saysChanges ? { required: true } : {})
  const fields: Fields = { ...own, audience, ...(!isNew && { changes }) }
  const form = useFieldsForm<Fields>({
    pack: kind.name,
    fields,
    stored,
    names,
    files,
    draft: isNew ? null : `${kind.name}.${given}.${revision}`,
    problems: (values, moment) => problems?.(storedValues(own, values), moment) ?? {},
    ...(onChange && { onChange }),
  })

  const id = given ?? form.ownId

  async function save(values: Values) {
    const input = {
      id,
      detail: storedValues(own, values),
      audience: storedValues(audienceFields, values.audience as Values) as Audience,
      ...(revision !== undefined && { revision }),
      ...(typeof values.changes === 'string' && { changes: values.changes }),
    }
    // Waits for uploads. Files that were uploaded when they were chosen are not sent again.
    for (const { ids } of filesIn(own, values)) await Promise.all(ids.map((file) => upload(file)))
    receiveAnswer(kind.api.publish.id, await kind.api.publish(input, { quiet: true }))
    await onSent?.()
    showToast(t('receipt.published'))
    await go(placeOf(page, { id }), { replace: true })
  }

  return (
    <FieldsScreen form={form} onSend={save} submit={t(isNew ? 'receipt.publish' : 'receipt.publishChange')}>
      {kind.sections.map(({ title, fields: only }) => (
        <Section key={title} title={t(title)}>
          <FieldInputs only={only} />
        </Section>
      ))}
      <Section title={t(isNew ? 'receipt.whoGetsIt' : 'receipt.audience')}>
        <FieldInputs only={['audience', 'changes']} />
      </Section>
    </FieldsScreen>
  )
}
