import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import { columnsOf } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { fieldValue } from '@daybook/contract/workflow/workflow.values.ts'
import { Stack } from '@mantine/core'
import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FileFacts, fullWords } from '../fields/index.ts'
import type { useWorkflowForm } from './form/useWorkflowForm.ts'
import styles from './Workflow.module.css'

type Flow = AnswerOf<(typeof workflow.operations)['getTask']>['flow']

/** Everything that was done: who, when, the comment, and what a field held before. */
export function FlowList({ flow, of }: { flow: Flow; of: ReturnType<typeof useWorkflowForm> }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const beforeWords = (before: Flow[number]['before']) =>
    columnsOf(of.form).flatMap((column) => {
      const { prop, label } = column
      const field = of.all[prop]
      const value = fieldValue(column, before?.[prop])
      if (!field || isEmpty(value)) return []
      return [t('workflow.before', { field: label, value: fullWords(field, prop, value, of.sayings) })]
    })
  return (
    <ol className={styles.steps}>
      {flow.map(({ id, action, by, to, at, comment, taskName, before, attachment }) => (
        <Stack component="li" key={id} gap="0.25rem" className={styles.step}>
          <span>
            {t(`workflow.step.${action}`, { name: by.name, task: taskName ?? '', other: to?.name ?? '' })}
          </span>
          <time className={styles.dim} dateTime={at}>
            {friendlyTime(at, now)}
          </time>
          {comment && <p className={styles.comment}>{comment}</p>}
          {attachment.length > 0 && <FileFacts files={attachment} label={t('workflow.attachment')} />}
          {beforeWords(before).map((words) => (
            <span key={words} className={styles.dim}>
              {words}
            </span>
          ))}
        </Stack>
      ))}
    </ol>
  )
}
