import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './StyleGuide.module.css'

const secrets = ['accessToken', 'refreshToken']

/** The state of the session as the app holds it, without its tokens. */
export function DemoSessionScreen() {
  const t = useT()
  const state = useSession()
  return (
    <Section title={t('styleGuide.session')} flush>
      {Object.entries(state).map(([name, value]) => (
        <Row
          key={name}
          title={<code className={styles.code}>{name}</code>}
          detail={
            <span className={styles.code}>
              {secrets.includes(name)
                ? t('styleGuide.notShown')
                : (JSON.stringify(value) ?? t('styleGuide.nothingSet'))}
            </span>
          }
        />
      ))}
    </Section>
  )
}
