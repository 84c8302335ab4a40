import type { Template } from '@daybook/contract/checklist/checklist.kind.ts'
import { drillChecklists } from '@daybook/contract/drill/drill.rules.ts'
import { Box } from '@mantine/core'
import { Fragment } from 'react'
import { Section } from '../../kit/Section.tsx'
import { Warning } from '../../kit/Warning.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { durationWords } from '../../platform/time/stopwatch.words.ts'
import { CheckResult } from '../checklist/index.ts'
import { RollCall } from '../rollCall/RollCall.tsx'
import { instant, markPeople } from './drill.data.ts'
import type { Drill } from './drill.effects.ts'

/** A drill that was held: how long it took, who was not accounted for, what was learnt, and its checklist. */
export function DrillResult({ drill, template }: { drill: Drill; template: Template }) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const { id, type, started, endedAt, people, wentWell, toImprove, check } = drill
  const missing = people.filter(({ marked }) => marked === null)
  const day = dayWords(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(started.at)), 'long')
  const facts = [
    [
      t('drill.heldAt'),
      t('drill.heldBy', { day, time: clockAt(started.at, timeZone), name: started.by.name }),
    ],
    [t('drill.duration'), endedAt ? durationWords(started.at, endedAt) : t('drill.running')],
    [
      t('drill.rollCall'),
      t('drill.safeOf', { marked: people.length - missing.length, total: people.length }),
    ],
    [t('drill.wentWell'), wentWell || t('drill.nothing')],
    [t('drill.toImprove'), toImprove || t('drill.nothing')],
  ] as const
  return (
    <>
      <Section title={t(`drill.${type}`)}>
        <Box component="dl" display="grid" m={0} style={{ gap: '0.25rem' }}>
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt className="dim">{label}</dt>
              <Box component="dd" m="0 0 0.5rem" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {value}
              </Box>
            </Fragment>
          ))}
        </Box>
      </Section>
      {missing.length > 0 && (
        <>
          <Warning>
            <strong>{t('drill.missing', { count: missing.length })}</strong>
            <span>{t('drill.foundHint')}</span>
          </Warning>
          <RollCall
            people={missing}
            words={{ marked: t('drill.safe'), missing: t('drill.notSeen') }}
            onMark={(ids, isSafe) => send(markPeople, { id, type, people: ids, isSafe, at: instant() })}
          />
        </>
      )}
      {check && <CheckResult kind={drillChecklists[type]} check={check} template={template} />}
    </>
  )
}
