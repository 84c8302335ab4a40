import { isEmpty, isShown, type Values } from '@daybook/contract/kernel/fields.check.ts'
import { type Field, type Fields, rootId } from '@daybook/contract/kernel/fields.ts'
import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import type { ComponentType } from 'react'
import { BodyMap } from '../../kit/BodyMap.tsx'
import { RichText } from '../../kit/RichText.tsx'
import { Link } from '../../platform/screens/Link.tsx'
import styles from './FieldFacts.module.css'
import { FileFacts } from './FileFacts.tsx'
import { bodyPartOf, labelIn, type Sayings, valueWords } from './fields.words.ts'
import { placeOnMap } from './place.link.ts'

/** What of a list's rows a component says instead of words. */
export interface RowMark {
  /** The fields of the row that it says. */
  fields: readonly string[]
  Mark: ComponentType<{ row: Values }>
}

export type RowMarks = Readonly<Record<string, RowMark>>

interface FieldFactsProps {
  fields: Fields
  values: Values
  sayings: Sayings
  /** Names of those to show, in order; all when left out. */
  only?: readonly string[]
  at?: string
  /** By the names of the lists. */
  marks?: RowMarks | undefined
}

/** The fields of a record with their values in words. Those that are hidden or empty are left out. */
export function FieldFacts({
  fields,
  values,
  sayings,
  only = Object.keys(fields),
  at,
  marks,
}: FieldFactsProps) {
  return (
    <dl className={styles.facts}>
      {only.map((name) => {
        const field = fields[name]
        const value = values[name]
        if (!field || !isShown(field, values) || isEmpty(value)) return null
        // What stands on its own belongs to nothing.
        if (field.kind === 'parent' && value === rootId) return null
        const path = at === undefined ? name : `${at}.${name}`
        return (
          <div key={name} className={styles.fact}>
            <dt>{labelIn(sayings, path)}</dt>
            <dd>
              <Fact field={field} path={path} value={value} sayings={sayings} mark={marks?.[name]} />
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface FactProps {
  field: Field
  path: string
  value: unknown
  sayings: Sayings
  mark: RowMark | undefined
}

function Fact({ field, path, value, sayings, mark }: FactProps) {
  if (field.kind === 'group' && !field.span)
    return <FieldFacts fields={field.fields} values={value as Values} sayings={sayings} at={path} />
  if (field.kind === 'repeat')
    return (
      <ul className={styles.rows}>
        {(value as Values[]).map((row) => (
          <li key={JSON.stringify(row)}>
            {mark && <mark.Mark row={row} />}
            {mark && ' '}
            {rowWords(field.fields, row, path, sayings, mark?.fields)}
          </li>
        ))}
      </ul>
    )
  if (field.kind === 'richText') return <RichText text={String(value)} />
  if (field.kind === 'files') {
    const files = (sayings.files ?? []).filter(({ id }) => (value as string[]).includes(id))
    return <FileFacts files={files} label={labelIn(sayings, path)} />
  }
  const words = valueWords(field, path, value, sayings)
  if (field.kind === 'text' && field.format === 'colour')
    return (
      <>
        <span className={styles.swatch} style={{ background: words }} />
        {words}
      </>
    )
  if (field.kind === 'place')
    return (
      <Link className={styles.link} to={placeOnMap(value as MapPlace)}>
        {words}
      </Link>
    )
  if (field.kind !== 'bodyParts') return words
  return (
    <>
      {words}
      <div className={styles.body}>
        {(['front', 'back'] as const).map((side) => (
          <BodyMap
            key={side}
            side={side}
            marked={value as string[]}
            label={sayings.t(`fields.${side}`)}
            nameOf={bodyPartOf}
          />
        ))}
      </div>
    </>
  )
}

/** A row of a list in one line: "Ice pack, Hana Park". */
export function rowWords(
  fields: Fields,
  row: Values,
  path: string,
  sayings: Sayings,
  without: readonly string[] = [],
): string {
  return Object.entries(fields)
    .filter(([name]) => !without.includes(name))
    .filter(([name, field]) => isShown(field, row) && !isEmpty(row[name]))
    .map(([name, field]) => partWords(field, `${path}.${name}`, row[name], sayings))
    .join(sayings.t('fields.comma'))
}

/** A bare number, a time, a yes or a no says nothing without its label. */
function partWords(field: Field, path: string, value: unknown, sayings: Sayings): string {
  const words = valueWords(field, path, value, sayings)
  const isAnswer = field.kind === 'yesNo' || field.kind === 'flag' || field.kind === 'tick'
  if (isAnswer)
    return sayings.t('fields.answered', { what: labelIn(sayings, path).replace(/[?？]$/, ''), answer: words })
  const isBare =
    (field.kind === 'number' && !field.unit) || (field.kind === 'text' && field.format === 'time')
  return isBare ? `${labelIn(sayings, path)} ${words}` : words
}

/** All of a value in one line, lists and groups too. */
export function fullWords(field: Field, path: string, value: unknown, sayings: Sayings): string {
  if (isEmpty(value)) return sayings.t('fields.nothing')
  if (field.kind === 'repeat')
    return (value as Values[]).map((row) => rowWords(field.fields, row, path, sayings)).join('; ')
  if (field.kind === 'group' && !field.span) return rowWords(field.fields, value as Values, path, sayings)
  return valueWords(field, path, value, sayings)
}
