import { monthsOld } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconSunHigh } from '@tabler/icons-react'
import { ageParts } from '../../kit/age.ts'
import { Portrait } from '../../kit/Face.tsx'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { awayWords } from '../care/index.ts'
import { Allergies } from '../child/index.ts'
import styles from './ChildHead.module.css'
import type { Page } from './childPage.data.ts'
import { HealthNotes } from './HealthNotes.tsx'

const sunscreen = {
  centreCream: 'childPage.sunscreenOurs',
  ownCream: 'childPage.sunscreenOwn',
  none: 'childPage.sunscreenNone',
} as const

/** Who the child is, where they are on the day shown, and their allergies, diet and consents. */
export function ChildHead({ page: { child, day, custodyNote, sayName, health, can } }: { page: Page }) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const { unit, count } = ageParts(monthsOld(child.birthDate, day))
  const age = t(unit === 'months' ? 'kit.monthsOldLong' : 'kit.yearsOldLong', { count })
  const consent = child.sunscreenConsent
  const here =
    child.presence === 'present' && child.signedInAt !== null
      ? t('childPage.hereSince', { time: clockAt(child.signedInAt, timeZone) })
      : awayWords(t, { ...child, can: [] }, timeZone)
  return (
    <Section>
      {custodyNote && (
        <Warning>
          <strong>{t('childPage.custody')}</strong>
          <p>{custodyNote}</p>
        </Warning>
      )}
      <div className={styles.head}>
        <Portrait {...child} />
        <div className={styles.who}>
          <p className={styles.name}>
            <strong>{child.firstName}</strong> <span>{child.familyName}</span>
          </p>
          {sayName && <p className={styles.facts}>{t('childPage.say', { name: sayName })}</p>}
          <p className={styles.facts}>{[age, child.roomName].filter(Boolean).join(' · ')}</p>
          <p className={styles.facts}>{t('childPage.born', { day: dayWords(child.birthDate, 'date') })}</p>
          <p className={styles.presence} data-presence={child.presence}>
            {here}
          </p>
        </div>
      </div>
      {can.includes('addContact') && (
        <Button variant="default" component={Link} to={to.child({ id: child.id, edit: 'change' })}>
          {t('childPage.edit')}
        </Button>
      )}
      <div className={styles.know}>
        <Allergies {...child} />
        <p className={styles.sunscreen}>
          <IconSunHigh size="1.25rem" aria-hidden="true" />
          {t(consent === null ? 'childPage.sunscreenUnasked' : sunscreen[consent])}
        </p>
        <HealthNotes health={health} day={day} />
      </div>
    </Section>
  )
}
