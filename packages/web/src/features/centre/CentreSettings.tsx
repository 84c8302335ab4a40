import { settingFields } from '@daybook/contract/centre/centre.fields.ts'
import { hoursProblem } from '@daybook/contract/centre/centre.rules.ts'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, labelOf, useFieldsForm } from '../fields/index.ts'
import { type Settings, saveSettings, settingsQuery } from './centre.data.ts'

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
  // What the person started from: it may be read again while they type.
  const [start] = useState(settings)
  const form = useFieldsForm({
    pack: 'centre',
    fields: settingFields,
    stored: start,
    draft: 'centre.settings',
    problems: hoursProblem,
  })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t('centre.save')}
      onSend={async (given) => {
        await saveSettings(given)
        showToast(t('centre.saved'))
      }}
    >
      <FieldInputs />
      <Box component="p" c="dimmed">
        {t('centre.headHint')}
      </Box>
      <Box component="p" c="dimmed">
        {t('centre.fixed', { zone: labelOf('centre', `timeZone.${settings.timeZone}`) })}
      </Box>
    </FieldsCard>
  )
}
