import { credentialKinds } from '@daybook/contract/credential/credential.rules.ts'
import { entryWords } from '../../platform/i18n/entry.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import styles from './Roster.module.css'
import type { WeekPlan } from './roster.data.ts'

interface LapsedMarkProps {
  certificates: WeekPlan['certificates']
  personId: string
  /** `2026-03-09` */
  day: string
}

/** Certificates that no longer count on that day: the person is not the qualified or first-aid adult. */
export function LapsedMark({ certificates, personId, day }: LapsedMarkProps) {
  const t = useT()
  return certificates
    .filter((one) => one.personId === personId && one.expiresOn < day)
    .map(({ title }) => (
      <span key={title} className={styles.lapsed}>
        {t('roster.lapsed', { title: entryWords(credentialKinds, title) })}
      </span>
    ))
}
