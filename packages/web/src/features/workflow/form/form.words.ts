// Values of a form in words.
import { formatWall, shownSeparator } from '@daybook/contract/kernel/formats.ts'
import type { FormChoice, FormColumn } from '@daybook/contract/workflow/workflow.columns.rules.ts'
import {
  isDateType,
  isRangeType,
  readMoment,
  valueFormatOf,
} from '@daybook/contract/workflow/workflow.dates.rules.ts'
import { useT, wordsOf } from '../../../platform/i18n/language.ts'
import { useDayWords } from '../../../platform/time/centre.time.ts'
import { clockWords } from '../../../platform/time/clock.words.ts'
import { degrees } from '../../fields/index.ts'
import { flatChoices, listOf, pathOf } from './form.choices.ts'
import { type FormPlace, placeIn } from './form.place.ts'

/** Says the value of a column; a table's rows are said column by column. */
export function useColumnWords() {
  const t = useT()
  const dayWords = useDayWords()

  /** Days as people write them, unless the form says how. */
  function momentWords(column: FormColumn, value: unknown): string {
    const moment = typeof value === 'string' ? readMoment(value, valueFormatOf(column)) : undefined
    if (!moment) return String(value ?? '')
    if (column.format) return formatWall(moment, column.format)
    const day = formatWall(moment, 'yyyy-MM-dd')
    const time = clockWords(formatWall(moment, 'HH:mm'))
    if (column.type.startsWith('time')) return time
    if (column.type.startsWith('month')) return dayWords(day, 'month')
    if (column.type === 'year') return String(moment.year)
    const said = dayWords(day, 'shortDate')
    if (column.type === 'week') return t('fields.form.weekOf', { day: said })
    return column.type.startsWith('datetime') ? `${said} ${time}` : said
  }

  /** Its address, or else its coordinates. */
  const placeWords = (place: FormPlace | undefined) =>
    place?.address ||
    (place ? t('place.at', { latitude: degrees(place.latitude), longitude: degrees(place.longitude) }) : '')

  return (column: FormColumn, value: unknown, choices: readonly FormChoice[]): string => {
    const { type } = column
    if (isRangeType(type)) {
      const [from, until] = listOf(value).map((end) => momentWords(column, end))
      return t('fields.fromUntil', { from: from ?? '', until: until ?? '' })
    }
    if (isDateType(type)) return momentWords(column, value)
    switch (type) {
      case 'dates':
        return listOf(value)
          .map((day) => momentWords({ ...column, type: 'date' }, day))
          .join(t('fields.comma'))
      case 'select':
      case 'radio':
      case 'checkbox':
      case 'tree':
        return labelsOf(choices, Array.isArray(value) ? value : [value])
      case 'cascader':
        return (column.multiple ? listOf(value) : [value])
          .map((way) => pathOf(choices, listOf(way)).map(({ label }) => label))
          .map((labels) => labels.join(' / '))
          .join(shownSeparator)
      case 'switch':
        return t(value === true || value === 1 ? 'fields.yes' : 'fields.no')
      case 'icon':
        return wordsOf(`fields.icon.${value}`) ?? String(value)
      case 'files':
        return t('workflow.fileCount', { count: listOf(value).length })
      case 'map':
        return placeWords(placeIn(value))
      default:
        return String(value)
    }
  }
}

/** What was chosen before stays readable, although it may be offered no longer. */
function labelsOf(choices: readonly FormChoice[], values: readonly unknown[]): string {
  const all = flatChoices(choices)
  const labels = values.map((value) => all.find((choice) => choice.value === value)?.label ?? String(value))
  return labels.join(shownSeparator)
}
