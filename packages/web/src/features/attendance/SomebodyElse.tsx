import { refusalOfBar } from '@daybook/contract/contact/bars.rules.ts'
import { identities, wordWays } from '@daybook/contract/contact/collect.rules.ts'
import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import type { Said } from './attendance.actions.ts'
import type { LeavingChild } from './attendance.asks.ts'
import { collectorsFor, problemOf } from './attendance.handover.ts'
import { SecondStaff } from './SecondStaff.tsx'

interface SomebodyElseProps {
  children: readonly LeavingChild[]
  day: string
  said: Said
  onChange: (said: Said) => void
}

type Way = 'second' | 'word'

const focusOn = (input: HTMLInputElement | null) => input?.focus()

/** Somebody who is none of the children's contacts: their name, and who agrees to the handover. */
export function SomebodyElse({ children, day, said, onChange }: SomebodyElseProps) {
  const t = useT()
  const [way, setWay] = useState<Way>()
  const [isYoung, setIsYoung] = useState(false)
  const collector = said.collector.trim()
  const problem = collector === '' ? undefined : problemOf(children, { collector }, day)
  const parents = collectorsFor(children, day)
  const minAge = children.find(({ collectorMinAge }) => collectorMinAge !== null)?.collectorMinAge
  const { identityBy, ageAtLeast } = said

  function choose(chosen: Way) {
    setWay(chosen)
    onChange({ collector: said.collector, identityBy, ageAtLeast })
  }

  return (
    <Stack>
      <TextInput
        label={t('attendance.handoverName')}
        value={said.collector}
        maxLength={120}
        ref={focusOn}
        autoComplete="off"
        error={problem?.outcome === 'blocked' && t(`error.${refusalOfBar[problem.bar]}`)}
        onChange={(event) => onChange({ ...said, collector: event.currentTarget.value })}
      />
      {problem?.outcome === 'needsMore' && (
        <Choice
          label={t('attendance.identityBy')}
          required
          options={identities.map((how) => ({ value: how, label: t(`attendance.identity.${how}`) }))}
          value={identityBy}
          onChange={(how) => onChange({ ...said, identityBy: how })}
        />
      )}
      {problem?.outcome === 'needsMore' && minAge && (
        <Choice
          label={t('attendance.age')}
          required
          options={[
            { value: 'old', label: t('attendance.age.old', { age: minAge }) },
            { value: 'young', label: t('attendance.age.young') },
          ]}
          value={ageAtLeast === minAge ? 'old' : isYoung ? 'young' : undefined}
          error={isYoung ? t('error.COLLECTOR_TOO_YOUNG') : undefined}
          onChange={(age) => {
            setIsYoung(age === 'young')
            onChange({ ...said, ageAtLeast: age === 'old' ? minAge : undefined })
          }}
        />
      )}
      {problem?.outcome === 'needsMore' && (
        <Choice
          label={t('attendance.whoAgrees')}
          required
          options={[
            { value: 'second', label: t('attendance.agrees.second') },
            ...(parents.length > 0 ? [{ value: 'word' as const, label: t('attendance.agrees.word') }] : []),
          ]}
          value={way}
          onChange={choose}
        />
      )}
      {problem?.outcome === 'needsMore' && way === 'second' && (
        <SecondStaff
          label={t('attendance.second')}
          value={said.secondId}
          onChange={(secondId) => onChange({ ...said, secondId })}
        />
      )}
      {problem?.outcome === 'needsMore' && way === 'word' && (
        <>
          <Choice
            label={t('attendance.wordBy')}
            required
            options={parents.map(({ name }) => ({ value: name, label: name }))}
            value={said.wordBy}
            onChange={(wordBy) => onChange({ ...said, wordBy })}
          />
          {said.wordBy && (
            <Choice
              label={t('attendance.wordHow')}
              required
              options={wordWays.map((how) => ({ value: how, label: t(`attendance.how.${how}`) }))}
              value={said.wordHow}
              onChange={(wordHow) => onChange({ ...said, wordHow })}
            />
          )}
        </>
      )}
    </Stack>
  )
}
