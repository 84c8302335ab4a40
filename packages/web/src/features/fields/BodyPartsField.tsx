import { bodyPartsOf } from '@daybook/contract/kernel/bodyParts.ts'
import { Stack } from '@mantine/core'
import { BodyMap } from '../../kit/BodyMap.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { bodyPartOf } from './fields.words.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

const sides = ['front', 'back'] as const

/** Places on the body: drawn from the front and the back, and all of them in a list. */
export function BodyPartsField({
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'bodyParts', string[]>) {
  const t = useT()
  const toggle = (part: string) =>
    onChange(value.includes(part) ? value.filter((one) => one !== part) : [...value, part])
  return (
    <FieldGroup label={label} required={required} error={error}>
      <p className={styles.hint} role="status">
        {value.length > 0 ? value.map(bodyPartOf).join(t('fields.comma')) : t('fields.tapBody')}
      </p>
      <div className={styles.sides}>
        {sides.map((side) => (
          <BodyMap
            key={side}
            side={side}
            marked={value}
            label={t(`fields.${side}`)}
            nameOf={bodyPartOf}
            onToggle={toggle}
          />
        ))}
      </div>
      <details className={styles.parts}>
        <summary>{t('fields.partsList')}</summary>
        <Stack gap="0.75rem">
          {sides.map((side) => (
            <Choices
              key={side}
              name={`${path}-${side}`}
              label={t(`fields.${side}`)}
              options={bodyPartsOf[side].map((part) => ({ value: part, label: bodyPartOf(part) }))}
              value={value}
              onChange={onChange}
            />
          ))}
        </Stack>
      </details>
    </FieldGroup>
  )
}
