import { ways } from '@daybook/contract/notification/notification.rules.ts'
import { TextInput } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { FormScreen } from '../../kit/FormScreen.tsx'
import { useFields } from '../../kit/fields.ts'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { showRefusal } from '../../platform/api/form.refusal.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Notifications.module.css'
import { type Settings, saveSettings, type Wanted } from './notification.data.ts'
import { notificationTopics } from './notification.words.ts'
import { PushSection } from './PushSection.tsx'

// Each language is named in that language.
const languages: { value: Wanted['language']; label: string }[] = [
  { value: 'en-US', label: 'English' },
  { value: 'zh-CN', label: '中文' },
]
/** Proposed to a person who turns quiet hours on. */
const night = { from: '20:00', until: '07:00' }

/** This device, ways by topic, quiet hours, and the language of mails. */
export function NotificationForm({ settings }: { settings: Settings }) {
  const t = useT()
  const { language, wishes, quiet, email } = settings
  const fields = useFields({ language, wishes, isQuiet: quiet !== null, ...(quiet ?? night) }, (values) =>
    values.isQuiet && values.from === values.until ? { until: t('notification.quietEmpty') } : {},
  )
  const { values, errors, set } = fields
  const options = ways.map((way) => ({ value: way, label: t(`notification.${way}`) }))

  const save = fields.onSubmit(async ({ language, wishes, isQuiet, from, until }) => {
    try {
      await saveSettings({ language, wishes, quiet: isQuiet ? { from, until } : null })
      showToast(t('notification.saved'))
    } catch (error) {
      showRefusal(fields, error)
    }
  })

  return (
    <FormScreen onSubmit={save} submit={t('notification.save')} isSending={fields.isSending}>
      <PushSection settings={settings} />
      <Section title={t('notification.topics')}>
        <div className={styles.fields}>
          <p className={styles.hint}>
            {email ? t('notification.topicsHint', { email }) : t('notification.noEmail')}
          </p>
          {notificationTopics.map(({ topic, title }) => (
            <Choices
              key={topic}
              name={`wishes.${topic}`}
              label={t(title)}
              options={options}
              value={values.wishes[topic]}
              onChange={(chosen) => set('wishes', { ...values.wishes, [topic]: chosen })}
            />
          ))}
        </div>
      </Section>
      <Section title={t('notification.quiet')}>
        <div className={styles.fields}>
          <Choice
            label={t('notification.quietOn')}
            options={[
              { value: 'no', label: t('notification.no') },
              { value: 'yes', label: t('notification.yes') },
            ]}
            value={values.isQuiet ? 'yes' : 'no'}
            onChange={(chosen) => set('isQuiet', chosen === 'yes')}
          />
          <p className={styles.hint}>{t('notification.quietHint')}</p>
          {values.isQuiet && (
            <div className={styles.times}>
              <TextInput type="time" required label={t('notification.quietFrom')} {...fields.text('from')} />
              <TextInput
                type="time"
                required
                label={t('notification.quietUntil')}
                {...fields.text('until')}
                error={errors.until}
              />
            </div>
          )}
        </div>
      </Section>
      <Section>
        <Choice
          label={t('notification.language')}
          options={languages}
          value={values.language}
          onChange={(chosen) => set('language', chosen)}
        />
      </Section>
    </FormScreen>
  )
}
