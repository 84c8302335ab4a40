import { Button, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { isBackFromFieldPage } from './field.page.ts'
import { type FormDraft, useDraft } from './useDraft.ts'

interface WithDraftProps {
  /** Of the draft: the kind of a new record, or one record's own. */
  name: string
  /** What the button says that throws the draft away; otherwise that something new is started. */
  discard?: string
  children: (
    draft: FormDraft | undefined,
    kept: {
      /** Of the new record, also after the form was closed and is gone on with. */
      id: string
      keep: (draft: Omit<FormDraft, 'id'>) => void
      drop: () => Promise<void>
    },
  ) => ReactNode
}

/** A form. When somebody has typed into it before and not sent it, they are asked whether to go on with that. */
export function WithDraft({ name, discard, children }: WithDraftProps) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { found, keep, drop } = useDraft(name)
  const [ownId] = useState(newId)
  const [start, setStart] = useState<FormDraft | 'empty' | 'back' | undefined>(
    // The form takes up what it had before a page of one of its fields was opened.
    () => (isBackFromFieldPage() ? 'back' : undefined),
  )
  if (found === undefined) return <Skeletons shape="page" />
  if (start === undefined && found !== null)
    return (
      <Stack p="1rem var(--gutter)">
        <Section>
          <p>{t('fields.continueDraft', { time: friendlyTime(found.at, now) })}</p>
        </Section>
        <ActionBar>
          <Button
            variant="default"
            onClick={() => {
              setStart('empty')
              void drop()
            }}
          >
            {discard ?? t('fields.discardDraft')}
          </Button>
          <Button onClick={() => setStart(found.content)}>{t('fields.useDraft')}</Button>
        </ActionBar>
      </Stack>
    )
  const draft = typeof start === 'object' ? start : undefined
  const id = (start === 'back' ? found?.content : draft)?.id ?? ownId
  return children(draft, { id, keep: (content) => keep({ ...content, id }), drop })
}
