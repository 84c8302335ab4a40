import { Button, NativeSelect, Textarea } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import styles from './ServiceScreen.module.css'
import { sendProblem } from './service.data.ts'
import type { Topic } from './service.topics.ts'
import { appVersion } from './service.versions.ts'

/** The first script of a build has a name of its own. */
const build = () =>
  [...document.scripts]
    .find(({ type }) => type === 'module')
    ?.src.split('/')
    .at(-1) ?? ''

/** A problem, to the managers, with the page's title and the version, and nothing else of the page. */
export function ProblemForm({ topics }: { topics: readonly Topic[] }) {
  const t = useT()
  const [id, setId] = useState(newId)
  const [screen, setScreen] = useState('')
  const [text, setText] = useState('')
  const [isSending, setIsSending] = useState(false)

  async function send(event: FormEvent) {
    event.preventDefault()
    setIsSending(true)
    try {
      const version = `${appVersion} ${build()}`.trim()
      await sendProblem({ id, text, screen: screen || (topics[0]?.title ?? ''), version })
      showToast(t('service.sent'))
      setId(newId())
      setText('')
    } catch {
      // The call has said why; what was typed stays.
    } finally {
      setIsSending(false)
    }
  }

  return (
    <Section title={t('service.problem')}>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p className={styles.hint}>{t('service.problemHint')}</p>
        <NativeSelect
          label={t('service.screen')}
          data={[...new Set(topics.map(({ title }) => title))]}
          value={screen || topics[0]?.title}
          onChange={({ currentTarget }) => setScreen(currentTarget.value)}
        />
        <Textarea
          label={t('service.text')}
          required
          maxLength={1000}
          autosize
          minRows={3}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <Button type="submit" loading={isSending} disabled={text.trim() === ''}>
          {t('service.send')}
        </Button>
      </form>
    </Section>
  )
}
