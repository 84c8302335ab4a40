import { Checkbox, Textarea } from '@mantine/core'
import { Choice } from '../../kit/Choice.tsx'
import { useT } from '../../platform/i18n/language.ts'
import styles from './CareFields.module.css'
import type { Said } from './care.draft.ts'
import { type CareField, type CareIcon, type CareKind, isChoice } from './care.view.ts'

interface CareFieldsProps {
  kind: CareKind
  /** All of the kind's fields when left out. */
  fields?: readonly CareField[]
  said: Said
  onChange: (said: Said) => void
}

/** The fields of a kind's detail, and the note that every kind has. */
export function CareFields({ kind, fields = kind.fields, said, onChange }: CareFieldsProps) {
  const t = useT()
  const set = (name: string, value: string | boolean) =>
    onChange({ ...said, detail: { ...said.detail, [name]: value } })
  const current = ({ name }: CareField) => said.detail[name] ?? kind.initial[name]
  return (
    <div className={styles.fields}>
      {fields.map((field) =>
        isChoice(field) ? (
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
          <Checkbox
            key={field.name}
            classNames={{ root: styles.check, body: styles.checkBody, label: styles.checkLabel }}
            label={t(field.label)}
            checked={current(field) === true}
            onChange={(event) => set(field.name, event.currentTarget.checked)}
          />
        ),
      )}
      <Textarea
        label={t('care.note')}
        rows={2}
        maxLength={500}
        value={said.note}
        onChange={(event) => onChange({ ...said, note: event.currentTarget.value })}
      />
    </div>
  )
}

export function CareIcons({ icons, size = '1.25rem' }: { icons: readonly CareIcon[]; size?: string }) {
  return (
    <span className={styles.icons} aria-hidden="true">
      {icons.map((Icon) => (
        <Icon key={Icon.displayName} size={size} stroke={2} />
      ))}
    </span>
  )
}
