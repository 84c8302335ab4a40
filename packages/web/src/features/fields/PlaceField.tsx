import type { MapPlace } from '@daybook/contract/kernel/mapPlace.ts'
import { Button, Input } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useT } from '../../platform/i18n/language.ts'
import { to } from '../../platform/screens/places.ts'
import { openFieldPage } from './field.page.ts'
import { useFormState } from './form.context.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

/** Somewhere on the map, chosen on a page of its own. */
export function PlaceField({
  path,
  label,
  required,
  value,
  error,
  onChange,
}: WidgetProps<'place', MapPlace | null>) {
  const t = useT()
  const form = useFormState()
  return (
    <Input.Wrapper label={label} error={error} required={required} labelElement="div">
      {value && (
        <p className={styles.place}>{[value.name, value.address].filter(Boolean).join(t('fields.comma'))}</p>
      )}
      <div className={styles.pair}>
        <Button
          name={path}
          variant="default"
          disabled={form.isPreview}
          leftSection={<IconMapPin size="1.25rem" aria-hidden="true" />}
          onClick={() => void openFieldPage(to.chooseLocation(), { kind: 'place', path, label }, form)}
        >
          {t(value ? 'fields.changePlace' : 'fields.choosePlace')}
        </Button>
        {value && (
          <Button variant="subtle" onClick={() => onChange(null)}>
            {t('fields.removePlace')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
