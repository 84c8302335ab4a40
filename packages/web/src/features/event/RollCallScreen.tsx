import { missingOf, rollCallKinds } from '@daybook/contract/rollCall/rollCall.rules.ts'
import { Button, Stack, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ActionBar } from '../../kit/ActionBar.tsx'
import { Gone } from '../../kit/Gone.tsx'
import { HeadActions } from '../../kit/HeadActions.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useSearch } from '../../platform/screens/screen.context.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { RollCall } from '../rollCall/RollCall.tsx'
import { finishStop, markStop, rollCallQuery, startStop } from './event.data.ts'
import type { RollCallData, Stop } from './event.roll.effects.ts'
import { Count } from './LastCount.tsx'

const instant = () => new Date(serverNow()).toISOString()

const markLeft = (of: { id: string; eventId: string; people: string[] }) =>
  send(markStop, { ...of, isHere: true, hasLeft: true, at: instant() })

/** Counts who is with us at each stop of an excursion, also without a network. */
export function RollCallScreen() {
  const t = useT()
  const { id = '' } = useSearch('eventRollCall')
  const read = useQuery({ ...rollCallQuery(id), enabled: id !== '' })
  if (id === '') return <Gone />
  return (
    <>
      <HeadActions title={read.data?.name ?? t('event.rollCall')} />
      <Loaded read={read} skeleton="page">
        {(roll) => {
          const [newest, ...earlier] = roll.stops
          const current = newest?.finished === null ? newest : undefined
          return (
            <Stack p="1rem var(--gutter)">
              {current ? <Counting roll={roll} stop={current} /> : <Ready roll={roll} last={newest} />}
              {earlier.length > 0 && (
                <Section title={t('event.earlierCounts')}>
                  {earlier.map((stop) => (
                    <Count key={stop.id} stop={stop} />
                  ))}
                </Section>
              )}
            </Stack>
          )
        }}
      </Loaded>
    </>
  )
}

function Counting({ roll, stop }: { roll: RollCallData; stop: Stop }) {
  const t = useT()
  const missing = missingOf(stop.people, rollCallKinds.excursion).length
  const at = { id: stop.id, eventId: roll.id }
  return (
    <>
      <Section title={t('event.countAt', { place: stop.place })}>
        <Count stop={stop} />
      </Section>
      <RollCall
        people={stop.people}
        words={{ marked: t('event.here'), missing: t('event.notSeen') }}
        onMark={(ids, isHere) => send(markStop, { ...at, people: ids, isHere, at: instant() })}
        onLeft={(id) => markLeft({ ...at, people: [id] })}
      />
      <ActionBar says={missing > 0 ? t('event.stillMissing', { count: missing }) : t('event.allHere')}>
        <Button onClick={() => send(finishStop, { ...at, at: instant() })}>{t('event.finishCount')}</Button>
      </ActionBar>
    </>
  )
}

/** The children whom a count missed. Whoever was found since stays among them, so that a wrong tap can be taken back. */
const unseenAtEnd = ({ people, finished }: Stop) =>
  people.filter(
    ({ kind, marked }) =>
      kind === 'child' && (marked === null || Date.parse(marked.at) > Date.parse(finished?.at ?? marked.at)),
  )

/** Between two stops: the last count, whoever it missed, and the next one. */
function Ready({ roll, last }: { roll: RollCallData; last: Stop | undefined }) {
  const t = useT()
  const [place, setPlace] = useState('')
  const [error, setError] = useState<string>()
  const unseen = last ? unseenAtEnd(last) : []

  function start(event: FormEvent) {
    event.preventDefault()
    if (place.trim() === '') return setError(t('field.REQUIRED'))
    begin({ place: place.trim() })
  }

  const begin = (at: { place: string; isReturn?: true }) =>
    send(startStop, { id: newId(), eventId: roll.id, at: instant(), ...at })

  return (
    <>
      <Section title={t('event.lastCount')}>
        {last ? <Count stop={last} /> : <p>{t('event.noCount')}</p>}
      </Section>
      {last && unseen.length > 0 && (
        <RollCall
          people={unseen}
          words={{ marked: t('event.here'), missing: t('event.found') }}
          onMark={(ids, isHere) =>
            send(markStop, { id: last.id, eventId: roll.id, people: ids, isHere, at: instant() })
          }
          onLeft={(id) => markLeft({ id: last.id, eventId: roll.id, people: [id] })}
        />
      )}
      <form id="count" onSubmit={start} noValidate>
        <Section>
          <TextInput
            label={t('event.stop')}
            placeholder={t('event.stopHint')}
            maxLength={80}
            value={place}
            error={error}
            onChange={(event) => {
              setPlace(event.currentTarget.value)
              setError(undefined)
            }}
          />
        </Section>
      </form>
      <ActionBar>
        {last && (
          <Button variant="default" onClick={() => begin({ place: t('event.atCentre'), isReturn: true })}>
            {t('event.countReturn')}
          </Button>
        )}
        <Button type="submit" form="count">
          {t('event.startCount')}
        </Button>
      </ActionBar>
    </>
  )
}
