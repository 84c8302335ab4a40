import { dayAt, instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box, Button } from '@mantine/core'
import { IconAlertTriangleFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { errorWords, fieldWords } from '../../platform/api/error.words.ts'
import type { Translate } from '../../platform/i18n/keys.ts'
import { useT, wordsOf } from '../../platform/i18n/language.ts'
import { type Attention, errorOf } from '../../platform/outbox/attention.ts'
import { sendAgain } from '../../platform/outbox/current.ts'
import { Link } from '../../platform/screens/Link.tsx'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { EntryItem } from './EntryItem.tsx'
import { atAnotherTime, choicesFor, withoutRefused, withReason } from './outbox.choices.ts'
import { declaredEntry, entryWords, useMadeAt } from './outbox.words.ts'

interface RefusedEntryProps {
  one: Attention
  onDiscard: () => void
}

/** A refused entry with the reason and the choices for the user. */
export function RefusedEntry({ one, onDiscard }: RefusedEntryProps) {
  const t = useT()
  const madeAt = useMadeAt()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const reasons = useReasons(one)
  const [asked, ask] = useState<'time' | 'reason'>()
  const { choices, form } = declaredEntry(one) ?? {}
  const { claimed, reason, ways, child, without } = choicesFor(one, choices)
  const day = claimed && dayAt(new Date(claimed), timeZone)
  const names = without.map(({ name }) => name).join(t('outbox.comma'))
  const links = ways.flatMap((way) => {
    const place = way.to(one, child)
    return place ? [{ ...way, place }] : []
  })
  const canSend = reason === undefined && !links.some(({ insteadOfSending }) => insteadOfSending)
  return (
    <EntryItem
      what={entryWords(t, one)}
      when={madeAt(one.createdAt)}
      actions={
        <>
          {form && (
            <Button component={Link} to={form(one)}>
              {t('outbox.openForm')}
            </Button>
          )}
          {links.map(({ place, words }) => (
            <Button key={place} component={Link} variant={asked || form ? 'default' : 'filled'} to={place}>
              {words(t, child)}
            </Button>
          ))}
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
          {canSend && (
            <Button variant="default" onClick={() => void sendAgain(one)}>
              {t('outbox.sendAgain')}
            </Button>
          )}
          <Button variant="default" onClick={onDiscard}>
            {t('outbox.discard')}
          </Button>
        </>
      }
    >
      {reasons.map((words) => (
        <Box
          key={words}
          component="span"
          className="line"
          c="var(--overdue)"
          style={{ alignItems: 'flex-start' }}
        >
          <IconAlertTriangleFilled size="1.25rem" aria-hidden="true" />
          {words}
        </Box>
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
    </EntryItem>
  )
}

function generalRefusal(t: Translate, key: string, name: string): string {
  return t('outbox.of', { what: name, who: wordsOf(`error.${key}`) ?? t('api.requestError') })
}

/** The reasons: one for each child if the error has them, otherwise the general one. */
function useReasons(one: Attention): string[] {
  const t = useT()
  const say = declaredEntry(one)?.refusal ?? generalRefusal
  const named = one.who.flatMap(({ id, name }) => {
    const key = one.fields[id]
    return key === undefined ? [] : say(t, key, name)
  })
  const error = errorOf(one)
  return [...new Set(named.length > 0 ? named : [errorWords(error), ...Object.values(fieldWords(error))])]
}
