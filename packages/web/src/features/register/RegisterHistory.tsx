import type { Values } from '@daybook/contract/kernel/fields.check.ts'
import { useQuery } from '@tanstack/react-query'
import { useNow } from '../../kit/clock.ts'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { ChangeList, changesOf, useSayings } from '../fields/index.ts'
import styles from './Register.module.css'
import { changesQuery } from './register.data.ts'
import { namesOf, type RegisterKind, type Row } from './register.view.ts'

/** The changes of a record: who, when and what. */
export function RegisterHistory({ kind, row }: { kind: RegisterKind; row: Row }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const { fields } = kind.register
  const sayings = useSayings(kind.name, namesOf(kind, row))
  const steps = (useQuery(changesQuery(kind, row.id)).data ?? []).toReversed()
  const changes = changesOf(fields, steps, row as Values)
  if (steps.length === 0) return null
  return (
    <Section title={t('register.history')}>
      <ol className={styles.steps}>
        {steps.map(({ version, step, by, at }, place) => (
          <li key={version} className={styles.step}>
            <span>{t(`register.step.${step}`, { name: by?.name ?? 'Daybook' })}</span>
            <time className={styles.dim} dateTime={at}>
              {friendlyTime(at, now)}
            </time>
            <ChangeList changes={changes[place] ?? []} sayings={sayings} />
          </li>
        ))}
      </ol>
    </Section>
  )
}
