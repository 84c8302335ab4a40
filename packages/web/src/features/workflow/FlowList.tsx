import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { columnsOf, type Form } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import type { workflow } from '@daybook/contract/workflow/workflow.contract.ts'
import { useNow } from '../../kit/clock.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useFriendlyTime } from '../../platform/time/centre.time.ts'
import { FileFacts } from '../fields/index.ts'
import { useColumnWords } from './form/form.words.ts'
import styles from './Workflow.module.css'

type Flow = AnswerOf<(typeof workflow.operations)['getTask']>['flow']

/** Everything that was done: who, when, the comment, and what a field held before. */
export function FlowList({ flow, form }: { flow: Flow; form: Form }) {
  const t = useT()
  const now = useNow()
  const friendlyTime = useFriendlyTime()
  const columnWords = useColumnWords()
  const beforeWords = (before: Flow[number]['before']) =>
    columnsOf(form).flatMap((column) => {
      const value = before?.[column.prop]
      if (value === undefined || value === null || column.type === 'table') return []
      return [
        t('workflow.before', {
          field: column.label,
          value: columnWords(column, value, column.dicData ?? []),
        }),
      ]
    })
  return (
    <ol className={styles.steps}>
      {flow.map(({ id, action, by, to, at, comment, taskName, before, attachment }) => (
        <li key={id} className={styles.step}>
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
        </li>
      ))}
    </ol>
  )
}
