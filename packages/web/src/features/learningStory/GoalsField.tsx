import { goalsOf, strandsIn, strandsOf } from '@daybook/contract/learningStory/curricula.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import styles from './Story.module.css'

interface GoalsFieldProps {
  value: readonly string[]
  onChange: (goals: string[]) => void
}

/** The strands of the country's curriculum; each opens to its goals. */
export function GoalsField({ value, onChange }: GoalsFieldProps) {
  const t = useT()
  const country = useSession().tenantInfo?.countryCode
  const tick = (goal: string) => (
    <TickRow
      key={goal}
      name="goals"
      title={wordsOf(`learningStory.goals.${goal}`)}
      isTicked={value.includes(goal)}
      onChange={(isTicked) => onChange(isTicked ? [...value, goal] : value.filter((one) => one !== goal))}
    />
  )
  const chosen = strandsIn(value)
  return (
    <div className={styles.filters}>
      {strandsOf(country).map((strand) => (
        <details key={strand} className={styles.strandGroup} open={chosen.includes(strand) || undefined}>
          <summary>
            {wordsOf(`learningStory.goals.${strand}`)}
            {chosen.includes(strand) && (
              <span className={styles.dim}>
                {t('learningStory.goalCount', {
                  count: value.filter((goal) => strandsIn([goal])[0] === strand).length,
                })}
              </span>
            )}
            <IconChevronDown size="1.25rem" aria-hidden="true" />
          </summary>
          {goalsOf(strand).map(tick)}
        </details>
      ))}
    </div>
  )
}
