import { settingFields } from '@daybook/contract/centre/centre.fields.ts'
import { hoursProblem } from '@daybook/contract/centre/centre.rules.ts'
import { stored, type Values } from '@daybook/contract/kernel/fields.check.ts'
import type { ValuesOf } from '@daybook/contract/kernel/fields.ts'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { ApiError } from '../../platform/api/api.error.ts'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, labelOf, RecordFormProvider, useRecord } from '../fields/index.ts'
import styles from './Centre.module.css'
import { type Settings, saveSettings, settingsQuery } from './centre.data.ts'

type Given = ValuesOf<typeof settingFields>

/** What the centre's managers say about it. */
export function CentreSettings() {
  const t = useT()
  const read = useQuery(settingsQuery())
  return (
    <Section title={t('centre.settings')}>
      <Loaded read={read} skeleton="list">
        {(settings) => <Filled settings={settings} />}
      </Loaded>
    </Section>
  )
}

function Filled({ settings }: { settings: Settings }) {
  const t = useT()
  const root = useRef<HTMLFormElement>(null)
  // What the person started from: it may be read again while they type.
  const [start] = useState(settings)
  const record = useRecord({
    pack: 'centre',
    fields: settingFields,
    stored: start,
    problems: (values) => hoursProblem(values as Given),
  })

  async function save(values: Values) {
    try {
      // The form has checked what its fields require.
      await saveSettings(stored(settingFields, values) as Given)
      showToast(t('centre.saved'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      record.refuse(error, root.current)
      showToast(errorWords(error), { isError: true })
    }
  }

  return (
    <RecordFormProvider value={record.context}>
      <form ref={root} className={styles.form} onSubmit={record.onSubmit(save)} noValidate>
        <FieldInputs fields={settingFields} />
        <p className={styles.fixed}>{t('centre.headHint')}</p>
        <p className={styles.fixed}>
          {t('centre.fixed', { zone: labelOf('centre', `timeZone.${settings.timeZone}`) })}
        </p>
        <Button type="submit" loading={record.isSending}>
          {t('centre.save')}
        </Button>
      </form>
    </RecordFormProvider>
  )
}
