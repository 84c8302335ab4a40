import { isEmpty } from '@daybook/contract/kernel/fields.check.ts'
import type { FormColumn, FormValues } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { useT } from '../../../platform/i18n/language.ts'
import { Link } from '../../../platform/screens/Link.tsx'
import { FileFacts, placeOnMap } from '../../fields/index.ts'
import { listOf } from './form.choices.ts'
import { idsOf, useFormFiles } from './form.files.ts'
import { placeIn } from './form.place.ts'
import { useColumnWords } from './form.words.ts'
import { useChoices } from './useChoices.ts'
import styles from './WorkflowForm.module.css'

/** A column that may be read only: its label and its value in words. */
export function ColumnFact({ column, value }: { column: FormColumn; value: unknown }) {
  const t = useT()
  const words = useColumnWords()
  const choices = useChoices(column)
  const files = useFormFiles()
  const { label, type, children } = column
  if (type === 'table' && !isEmpty(value))
    return (
      <fieldset className={styles.group}>
        <legend className={styles.factLabel}>{label}</legend>
        {(listOf(value) as FormValues[]).map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row has no id
          <div key={place} className={styles.row}>
            {children?.column.map((inner) => (
              <ColumnFact key={inner.prop} column={inner} value={row[inner.prop]} />
            ))}
          </div>
        ))}
      </fieldset>
    )
  if (type === 'files' && !isEmpty(value))
    return (
      <div className={styles.fact}>
        <span className={styles.factLabel}>{label}</span>
        <FileFacts files={files.filter(({ id }) => idsOf(value).includes(id))} label={label} />
      </div>
    )
  const said = isEmpty(value) ? t('fields.nothing') : words(column, value, choices)
  const place = type === 'map' ? placeIn(value) : undefined
  return (
    <dl className={styles.fact}>
      <dt className={styles.factLabel}>{label}</dt>
      <dd>
        {type === 'color' && <span className={styles.swatch} style={{ background: String(value ?? '') }} />}
        {place ? (
          <Link className={styles.factLink} to={placeOnMap({ ...place, name: label })}>
            {said}
          </Link>
        ) : (
          said
        )}
      </dd>
    </dl>
  )
}
