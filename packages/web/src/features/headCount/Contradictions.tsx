import { contradictionOf } from '@daybook/contract/headCount/headCount.rules.ts'
import { nameAmong } from '../../kit/names.ts'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import type { Person } from './headCount.effects.ts'
import { elsewhereWords } from './headCount.words.ts'

/** Children who were seen although something says that they are not here. */
export function Contradictions({ people }: { people: readonly Person[] }) {
  const t = useT()
  const timeZone = useTimeZone()
  const found = people.flatMap((person) => {
    const kind = contradictionOf(person)
    return kind ? [{ person, kind }] : []
  })
  if (found.length === 0) return null
  return (
    <Warning isNews>
      <strong>{t('headCount.contradictions')}</strong>
      {found.map(({ person, kind }) => (
        <span key={person.id}>
          {t(`headCount.contradiction.${kind}`, { name: nameAmong(person, people) })}
          {kind === 'countedTwice' && person.elsewhere && (
            <span className="dim">
              {' '}
              {elsewhereWords(t, person.elsewhere, (instant) => clockAt(instant, timeZone))}
            </span>
          )}
        </span>
      ))}
    </Warning>
  )
}
