import { instantOf, timeAt } from '@daybook/contract/kernel/dates.ts'
import { Box, Stack, Textarea, TextInput } from '@mantine/core'
import { AmountField } from '../../kit/AmountField.tsx'
import { Choice } from '../../kit/Choice.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useTimeZone } from '../../platform/time/centre.time.ts'
import type { Said } from './care.draft.ts'
import {
  type CareField,
  type CareIcon,
  type CareValue,
  isAmount,
  isChoice,
  isLine,
  isList,
  isTime,
} from './care.fields.ts'
import type { EntryKind } from './care.view.ts'
import { listIn } from './care.words.ts'

interface CareFieldsProps {
  kind: EntryKind
  /** All of the kind's fields when left out. */
  fields?: readonly CareField[]
  said: Said
  onChange: (said: Said) => void
  /** Shown below the last amount field, or below all fields when there is none. */
  error?: string
  /** The entry's day. Needed when the kind has time fields of its own. */
  day?: string
}

/** The fields of a kind's detail, and the note that every kind has. */
export function CareFields({ kind, fields = kind.fields, said, onChange, error, day }: CareFieldsProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const set = (name: string, value: CareValue) =>
    onChange({ ...said, detail: { ...said.detail, [name]: value } })
  const current = ({ name }: CareField) => said.detail[name] ?? kind.initial[name]
  const lastAmount = fields.findLast(isAmount)
  return (
    <Stack>
      {fields.map((field) => {
        if (isAmount(field))
          return (
            <AmountField
              key={field.name}
              label={t(field.label)}
              unit={t(field.unit)}
              step={field.step}
              value={said.detail[field.name] as number | null | undefined}
              error={field === lastAmount ? error : undefined}
              whole={field.partOf ? (said.detail[field.partOf] as number | null) : undefined}
              onChange={(amount) => set(field.name, amount)}
            />
          )
        if (isTime(field)) {
          const instant = said.detail[field.name]
          return (
            <TextInput
              key={field.name}
              type="time"
              label={t(field.label)}
              description={t(field.hint)}
              value={typeof instant === 'string' ? timeAt(new Date(instant), timeZone) : ''}
              onChange={({ currentTarget: { value } }) =>
                set(field.name, value && day ? instantOf(day, value, timeZone).toISOString() : null)
              }
            />
          )
        }
        if (isLine(field))
          return (
            <TextInput
              key={field.name}
              label={t(field.label)}
              description={t(field.hint)}
              maxLength={field.most}
              value={String(current(field) ?? '')}
              onChange={({ currentTarget: { value } }) => set(field.name, value.trim() === '' ? null : value)}
            />
          )
        if (isList(field))
          return (
            <Choices
              key={field.name}
              name={field.name}
              label={t(field.label)}
              options={field.choices.map(({ value, word }) => ({ value, label: t(word) }))}
              value={[...listIn(said.detail, field.name)]}
              onChange={(chosen) => set(field.name, chosen)}
            />
          )
        return isChoice(field) ? (
          <Choice
            key={field.name}
            label={t(field.label)}
            options={field.options.map(({ value, word, icons }) => ({
              value,
              label: t(word),
              icon: icons && <CareIcons icons={icons} />,
            }))}
            value={current(field) as string | undefined}
            onChange={(value) => set(field.name, value)}
          />
        ) : (
          <TickRow
            key={field.name}
            title={t(field.label)}
            isTicked={current(field) === true}
            onChange={(isTicked) => set(field.name, isTicked)}
          />
        )
      })}
      {error && !lastAmount && (
        <Box component="p" role="alert" c="var(--overdue)">
          {error}
        </Box>
      )}
      <Textarea
        label={t('care.note')}
        rows={2}
        maxLength={500}
        value={said.note}
        onChange={(event) => onChange({ ...said, note: event.currentTarget.value })}
      />
    </Stack>
  )
}

export function CareIcons({ icons, size = '1.25rem' }: { icons: readonly CareIcon[]; size?: string }) {
  return (
    <span style={{ display: 'inline-flex' }} aria-hidden="true">
      {icons.map((Icon) => (
        <Icon key={Icon.displayName} size={size} stroke={2} />
      ))}
    </span>
  )
}
