import type { Template } from '@daybook/contract/checklist/checklist.kind.ts'
import { drillChecklists } from '@daybook/contract/drill/drill.rules.ts'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { CheckResult } from '../checklist/index.ts'
import { RollCall } from '../rollCall/index.ts'
import styles from './Drill.module.css'
import { instant, markPeople } from './drill.data.ts'
import type { Drill } from './drill.effects.ts'
import { durationWords } from './drill.words.ts'

/** A drill that was held: how long it took, who was not accounted for, what was learnt, and its checklist. */
export function DrillResult({ drill, template }: { drill: Drill; template: Template }) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const { id, type, started, endedAt, people, wentWell, toImprove, check } = drill
  const missing = people.filter(({ marked }) => marked === null)
  const day = dayWords(new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(started.at)), 'long')
  return (
    <>
      <Section title={t(`drill.${type}`)}>
        <dl className={styles.facts}>
          <dt>{t('drill.heldAt')}</dt>
          <dd>{t('drill.heldBy', { day, time: clockAt(started.at, timeZone), name: started.by.name })}</dd>
          <dt>{t('drill.duration')}</dt>
          <dd>{endedAt ? durationWords(started.at, endedAt) : t('drill.running')}</dd>
          <dt>{t('drill.rollCall')}</dt>
          <dd>{t('drill.safeOf', { marked: people.length - missing.length, total: people.length })}</dd>
          <dt>{t('drill.wentWell')}</dt>
          <dd>{wentWell || t('drill.nothing')}</dd>
          <dt>{t('drill.toImprove')}</dt>
          <dd>{toImprove || t('drill.nothing')}</dd>
        </dl>
      </Section>
      {missing.length > 0 && (
        <>
          <p className={styles.missing}>
            <IconAlertTriangle size="1.25rem" aria-hidden="true" />
            <strong>{t('drill.missing', { count: missing.length })}</strong>
            <span>{t('drill.foundHint')}</span>
          </p>
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
