import { subjects } from '@daybook/contract/kernel/subjects.ts'
import { History } from '../../kit/History.tsx'
import { Ring } from '../../kit/Ring.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import { UnsentMark } from '../../kit/UnsentMark.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './StyleGuide.module.css'

/** Icons, rings and marks, each with the words that belong to it. */
export function Signs() {
  const t = useT()
  return (
    <>
      <Section title={t('styleGuide.subjects')}>
        <ul className={styles.signs}>
          {subjects.map((subject) => (
            <li key={subject} className={styles.sign}>
              <SubjectIcon subject={subject} />
              <code>{subject}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={t('styleGuide.signs')}>
        <div className={styles.line}>
          <Ring left={0.8} tone="done">
            {t('styleGuide.minutesLeft', { count: 8 })}
          </Ring>
          <Ring left={0.2} tone="soon">
            {t('styleGuide.minutesLeft', { count: 2 })}
          </Ring>
          <Ring left={0} tone="overdue" over>
            {t('styleGuide.minutesOver', { count: 3 })}
          </Ring>
          <History>{t('styleGuide.yesterday')}</History>
          <UnsentMark />
        </div>
      </Section>
    </>
  )
}
