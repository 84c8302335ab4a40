import { choice, choices, fields, text } from '@daybook/contract/kernel/fields.ts'
import { type Topic, topics, ways } from '@daybook/contract/notification/notification.rules.ts'
import { Box, Stack } from '@mantine/core'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { type Settings, saveSettings, type Wanted } from './notification.data.ts'
import { PushSection } from './PushSection.tsx'

const titles: Record<Topic, BareKey> = {
  alarm: 'notification.topicAlarm',
  request: 'notification.topicRequest',
  answer: 'notification.topicAnswer',
  record: 'notification.topicRecord',
  notice: 'notification.topicNotice',
  colleague: 'notification.topicColleague',
  account: 'notification.topicAccount',
}

// Each language is named in that language.
const languages: { value: Wanted['language']; label: string }[] = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '中文' },
]
/** Proposed to a person who turns quiet hours on. */
const night = { from: '20:00', until: '07:00' }

const at = text(5, { required: true, format: 'time', when: { isQuiet: 'yes' } })
const settingFields = fields({
  ...(Object.fromEntries(topics.map((topic) => [topic, choices(ways)])) as Record<
    (typeof topics)[number],
    ReturnType<typeof choices<(typeof ways)[number]>>
  >),
  isQuiet: choice(['no', 'yes'], { required: true }),
  from: at,
  until: at,
  language: choice(['en-US', 'zh-CN'], { required: true }),
})

/** This device, ways by topic, quiet hours, and the language of mails. */
export function NotificationForm({ settings }: { settings: Settings }) {
  const t = useT()
  const { language, wishes, quiet, email } = settings
  const wayOptions = ways.map((way) => ({ value: way, label: t(`notification.${way}`) }))
  const form = useFieldsForm({
    pack: 'notification',
    fields: settingFields,
    stored: { language, ...wishes, isQuiet: quiet ? 'yes' : 'no', ...(quiet ?? night) },
    labels: Object.fromEntries(topics.map((topic) => [topic, t(titles[topic])])),
    options: { ...Object.fromEntries(topics.map((topic) => [topic, wayOptions])), language: languages },
    draft: 'notification',
    problems: ({ isQuiet, from, until }) => ({
      until: isQuiet === 'yes' && from === until ? 'SAME' : undefined,
    }),
  })
  return (
    <FieldsScreen
      form={form}
      submit={t('notification.save')}
      onSend={async ({ language, isQuiet, from, until, ...chosen }) => {
        const wishes = Object.fromEntries(topics.map((topic) => [topic, chosen[topic] ?? []]))
        const quiet = isQuiet === 'yes' && from && until ? { from, until } : null
        await saveSettings({ language, wishes: wishes as Wanted['wishes'], quiet })
        showToast(t('notification.saved'))
      }}
    >
      <PushSection settings={settings} />
      <Section title={t('notification.topics')}>
        <Stack gap="1.25rem">
          <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {email ? t('notification.topicsHint', { email }) : t('notification.noEmail')}
          </Box>
          <FieldInputs only={topics} />
        </Stack>
      </Section>
      <Section title={t('notification.quiet')}>
        <Stack gap="1.25rem">
          <FieldInputs only={['isQuiet']} />
          <Box component="p" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t('notification.quietHint')}
          </Box>
          <FieldInputs beside only={['from', 'until']} />
        </Stack>
      </Section>
      <Section>
        <FieldInputs only={['language']} />
      </Section>
    </FieldsScreen>
  )
}
