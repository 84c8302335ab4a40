import { type ChecklistKindName, checklistFile } from '@daybook/contract/app/checklist.kinds.ts'
import type { Check, Template } from '@daybook/contract/checklist/checklist.kind.ts'
import { Group } from '@mantine/core'
import { IconAlertTriangleFilled, IconCircleCheckFilled, IconProgress } from '@tabler/icons-react'
import { RecordHead } from '../../kit/RecordHead.tsx'
import { Section } from '../../kit/Section.tsx'
import { SubjectIcon } from '../../kit/SubjectIcon.tsx'
import type { BareKey } from '../../platform/i18n/keys.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { AnswerLine } from './AnswerLine.tsx'
import styles from './Check.module.css'
import { valueWords } from './checklist.words.ts'

interface CheckResultProps {
  kind: ChecklistKindName
  check: Check
  template: Template
}

/** A check as it was filled: every item with its answer, who gave it and when. */
export function CheckResult({ kind, check, template }: CheckResultProps) {
  const t = useT()
  const dayWords = useDayWords()
  const timeZone = useTimeZone()
  const centre = useSession().tenantInfo?.name
  const { finished, answers } = check
  const wrong = answers.filter((answer) => !answer.isRight).length
  return (
    <>
      <Section>
        <p className={styles.printHead}>
          <span>{centre}</span>
          <span>{check.room?.name}</span>
          <span>{dayWords(check.day, 'long')}</span>
        </p>
        <RecordHead
          start={<SubjectIcon subject="checks" size="large" />}
          // Every kind's title is in the pack of its feature.
          title={t(checklistFile(kind).title as BareKey)}
          about={dayWords(check.day, 'long')}
        >
          <p className="line" style={{ gap: '0.25rem', fontWeight: 600 }}>
            {finished ? (
              <IconCircleCheckFilled size="1.125rem" aria-hidden="true" />
            ) : (
              <IconProgress size="1.125rem" aria-hidden="true" />
            )}
            {finished
              ? t('checklist.finishedBy', { name: finished.by.name, time: clockAt(finished.at, timeZone) })
              : t('checklist.progress', { done: check.answered, total: check.required })}
          </p>
          {finished && check.answered < check.required && (
            <p>{t('checklist.progress', { done: check.answered, total: check.required })}</p>
          )}
          {wrong > 0 && (
            <p className={`line ${styles.wrong}`}>
              <IconAlertTriangleFilled size="1rem" aria-hidden="true" />
              {t('checklist.wrongCount', { count: wrong })}
            </p>
          )}
        </RecordHead>
      </Section>
      {template.sections.map(({ id, title, items }) => (
        <Section key={id} title={title}>
          <ul className="list" style={{ gap: '1.25rem' }}>
            {items.map((item) => {
              const answer = answers.find(({ itemId }) => itemId === item.id)
              return (
                <li key={item.id}>
                  <Group justify="space-between" align="stretch" gap="0.25rem 1rem">
                    <span>{item.text}</span>
                    <strong>{valueWords(t, item, answer?.value ?? null)}</strong>
                  </Group>
                  {answer && <AnswerLine item={item} answer={answer} check={check} />}
                </li>
              )
            })}
          </ul>
        </Section>
      ))}
    </>
  )
}
