import { isRequired } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import { Button } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../platform/i18n/language.ts'
import { SelectField } from '../../fields/index.ts'
import type { ColumnProps } from './column.props.ts'
import { flatChoices, listOf, optionsOf, pathOf, placeOf, valueAtPlace } from './form.choices.ts'
import { useChoices } from './useChoices.ts'
import styles from './WorkflowForm.module.css'

/** Chooses level by level. The value is the way from the top; of several, a list of such ways. */
export function CascaderColumn(props: ColumnProps) {
  const { column, value, onChange } = props
  const t = useT()
  const choices = useChoices(column)
  const [next, setNext] = useState<readonly unknown[]>([])
  if (!column.multiple)
    return <Levels {...props} way={listOf(value)} onWay={(way) => onChange(way.length > 0 ? way : null)} />
  const ways = listOf(value).map(listOf)
  const words = (way: readonly unknown[]) =>
    pathOf(choices, way)
      .map(({ label }) => label)
      .join(' / ')
  const isTaken = ways.some((way) => words(way) === words(next))
  return (
    <div className={styles.stack}>
      {ways.map((way, place) => (
        <div key={words(way)} className={styles.line}>
          {words(way)}
          <Button
            variant="subtle"
            leftSection={<IconTrash size="1.25rem" aria-hidden="true" />}
            aria-label={t('fields.removeRow', { what: column.label, number: place + 1 })}
            onClick={() => onChange(ways.filter((_, other) => other !== place))}
          >
            {t('fields.remove')}
          </Button>
        </div>
      ))}
      <Levels {...props} way={next} onWay={setNext} />
      <Button
        variant="default"
        disabled={next.length === 0 || isTaken}
        onClick={() => {
          onChange([...ways, next])
          setNext([])
        }}
      >
        {t('fields.add', { what: column.label })}
      </Button>
    </div>
  )
}

interface LevelsProps extends ColumnProps {
  way: readonly unknown[]
  onWay: (way: unknown[]) => void
}

/** A list for each level; the next one comes when something above it is chosen. */
function Levels({ column, path, error, way, onWay }: LevelsProps) {
  const t = useT()
  const choices = useChoices(column)
  const chosen = pathOf(choices, way)
  const levels = [choices, ...chosen.map(({ children = [] }) => children)].filter(({ length }) => length > 0)
  return (
    <div className={styles.stack}>
      {levels.map((level, depth) => {
        const options = flatChoices(level.map(({ children: _, ...choice }) => choice))
        const below = t('fields.form.below', { what: chosen[depth - 1]?.label ?? '' })
        return (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a level is its depth
            key={depth}
            path={depth === 0 ? path : `${path}-${depth}`}
            label={depth === 0 ? column.label : below}
            required={depth === 0 && isRequired(column)}
            options={optionsOf(options)}
            value={placeOf(level, way[depth])}
            error={depth === levels.length - 1 ? error : undefined}
            onChange={(place) =>
              onWay([...way.slice(0, depth), ...(place === null ? [] : [valueAtPlace(level, place)])])
            }
          />
        )
      })}
    </div>
  )
}
