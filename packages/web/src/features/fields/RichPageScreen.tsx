import { plainText } from '@daybook/contract/kernel/richText.ts'
import { Button } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Section } from '../../kit/Section.tsx'
import { Skeletons } from '../../kit/Skeletons.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { keepDraft, readDraft } from '../../platform/outbox/drafts.ts'
import { loadChunk } from '../../platform/screens/chunk.ts'
import {
  closeFieldPage,
  type FieldPage,
  fieldPageValue,
  openedFieldPage,
  setFieldPageValue,
} from './field.page.ts'
import styles from './RichPage.module.css'

const RichEditor = lazy(async () => ({
  default: (await loadChunk(() => import('../../kit/RichEditor.tsx'))).RichEditor,
}))

/** Of the text that belongs to no form. */
const noteDraft = 'richNote'

interface Opened {
  text: string
  /** The field that the text is for; without it, a note of one's own. */
  field?: FieldPage
}

/** A long text by itself: the field of a form, or a note that stays on this device. */
export function RichPageScreen() {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    const read = async (): Promise<Opened> => {
      const field = await openedFieldPage('richText')
      if (field) return { field, text: String(fieldPageValue(field) ?? '') }
      return { text: (await readDraft<string>(noteDraft))?.content ?? '' }
    }
    void read().then(setOpened)
  }, [])
  return opened ? <Editor {...opened} /> : <Skeletons shape="page" />
}

function Editor({ text, field }: Opened) {
  const t = useT()
  const [value, setValue] = useState(text)
  const [mode, setMode] = useState<'write' | 'read'>('write')
  const label = field?.label ?? t('fields.note')

  function change(now: string) {
    setValue(now)
    if (field) setFieldPageValue(now)
    else void keepDraft(noteDraft, now)
  }

  return (
    <div className={styles.page}>
      <HeadActions title={label} />
      <Tabs
        label={t('fields.richMode')}
        tabs={[
          { value: 'write', label: t('fields.write') },
          { value: 'read', label: t('fields.read') },
        ]}
        value={mode}
        onChange={setMode}
      />
      {mode === 'read' ? (
        <Section>{value === '' ? <p>{t('fields.nothing')}</p> : <RichText text={value} />}</Section>
      ) : (
        <Suspense fallback={<Skeletons shape="page" />}>
          <RichEditor label={label} value={value} onChange={change} />
        </Suspense>
      )}
      <ActionBar says={t(field ? 'fields.keptForForm' : 'fields.keptHere')}>
        {field ? (
          <Button onClick={closeFieldPage}>{t('fields.done')}</Button>
        ) : (
          <Button disabled={value === ''} onClick={() => void copyText(plainText(value))}>
            {t('fields.copy')}
          </Button>
        )}
      </ActionBar>
    </div>
  )
}
