import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Button } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { errorWords } from '../../platform/api/error.words.ts'
import { useT } from '../../platform/i18n/language.ts'
import { type Attention, errorOf } from '../../platform/outbox/attention.ts'
import { sendAgain } from '../../platform/outbox/current.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { to } from '../../platform/screens/places.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { refusalWords } from '../care/index.ts'
import { AnswerForm } from './AnswerForm.tsx'
import styles from './OutboxScreen.module.css'
import { atAnotherTime, choicesFor, withoutRefused, withReason } from './outbox.choices.ts'
import { entryWords, useMadeAt } from './outbox.words.ts'

interface RefusedEntryProps {
  one: Attention
  onDiscard: () => void
}

/** Why the server did not take an entry, and what its person can do about it. */
export function RefusedEntry({ one, onDiscard }: RefusedEntryProps) {
  const t = useT()
  const madeAt = useMadeAt()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const why = useWhy(one)
  const [asked, ask] = useState<'time' | 'reason'>()
  const { claimed, signIn, reason, without, look } = choicesFor(one)
  const day = claimed && dayAt(new Date(claimed), timeZone)
  const names = without.map(({ name }) => name).join(t('care.comma'))
  const canSend = reason === undefined && look === undefined
  return (
    <li className={styles.item}>
      <span className={styles.what}>{entryWords(t, one)}</span>
      <span className={styles.dim}>{madeAt(one.createdAt)}</span>
      {why.map((words) => (
        <span key={words} className={styles.why}>
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {words}
        </span>
      ))}
      {asked === 'time' && claimed && day && (
        <AnswerForm
          type="time"
          label={t('outbox.whenWasIt', { day: dayWords(day, 'long') })}
          initial={timeAt(new Date(claimed), timeZone)}
          onAnswer={(time) =>
            void sendAgain(one, atAnotherTime(one.input, instantOf(day, time, timeZone).toISOString()))
          }
        />
      )}
      {asked === 'reason' && reason && (
        <AnswerForm
          type="text"
          label={t(reason === 'reason' ? 'outbox.whyChanged' : 'outbox.whyAllTheSame')}
          initial=""
          onAnswer={(words) => void sendAgain(one, withReason(one, reason, words))}
        />
      )}
      <div className={styles.actions}>
        {signIn && (
          <Button
            component={Link}
            variant={asked ? 'default' : 'filled'}
            to={to.childrenList({ code: signIn.roomCode })}
          >
            {t('outbox.signInFirst', { name: signIn.name })}
          </Button>
        )}
        {claimed && asked === undefined && (
          <Button variant="default" onClick={() => ask('time')}>
            {t('outbox.anotherTime')}
          </Button>
        )}
        {reason && asked === undefined && (
          <Button onClick={() => ask('reason')}>{t('outbox.giveReason')}</Button>
        )}
        {without.length > 0 && (
          <Button variant="default" onClick={() => void sendAgain(one, withoutRefused(one))}>
            {t('outbox.withoutThem', { who: names })}
          </Button>
        )}
        {look && (
          <Button component={Link} to={to.checkDetails({ id: look })}>
            {t('outbox.look')}
          </Button>
        )}
        {canSend && (
          <Button variant="default" onClick={() => void sendAgain(one)}>
            {t('outbox.sendAgain')}
          </Button>
        )}
        <Button variant="default" onClick={onDiscard}>
          {t('outbox.discard')}
        </Button>
      </div>
    </li>
  )
}

/** Child by child where the refusal names them. */
function useWhy(one: Attention): string[] {
  const t = useT()
  const named = one.who.flatMap(({ id, name }) => {
    const key = one.fields[id]
    return key === undefined ? [] : refusalWords(t, key, name)
  })
  return named.length > 0 ? [...new Set(named)] : [errorWords(errorOf(one))]
}
