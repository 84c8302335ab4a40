import { bodyPartsOf } from '@daybook/contract/kernel/bodyParts.ts'
import { Button, Stack } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { BodyMap } from '../../kit/BodyMap.tsx'
import { Choices } from '../../kit/Choices.tsx'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { bodyPartOf } from './fields.words.ts'
import styles from './Widgets.module.css'
import type { WidgetProps } from './widget.props.ts'

const sides = ['front', 'back'] as const

/** Places on the body: drawn from the front and the back, the head larger on demand, and all of them in a list. */
export function BodyPartsField(props: WidgetProps<'bodyParts', string[]>) {
  const { path, label, required, hint, value, error, onChange } = props
  const t = useT()
  // Undefined until the view is changed once: from then on the drawing that appears takes the focus.
  const [isHead, setIsHead] = useState<boolean>()
  const toggle = (part: string) =>
    onChange(value.includes(part) ? value.filter((one) => one !== part) : [...value, part])
  const shared = { marked: value, nameOf: bodyPartOf, onToggle: toggle }
  return (
    <FieldGroup label={label} required={required} hint={hint} error={error}>
      <p className={styles.hint} role="status">
        {value.length > 0 ? value.map(bodyPartOf).join(t('fields.comma')) : t('fields.tapBody')}
      </p>
      {isHead ? (
        <>
          <BodyMap key="head" side="front" view="head" label={t('fields.head')} isEntered {...shared} />
          <Button
            variant="default"
            fullWidth
            leftSection={<IconArrowLeft size="1.25rem" aria-hidden="true" />}
            onClick={() => setIsHead(false)}
          >
            {t('fields.wholeBody')}
          </Button>
        </>
      ) : (
        <div className={styles.sides}>
          <BodyMap
            side="front"
            label={t('fields.front')}
            isEntered={isHead === false}
            closer={{ label: t('fields.openHead'), onOpen: () => setIsHead(true) }}
            {...shared}
          />
          <BodyMap side="back" label={t('fields.back')} {...shared} />
        </div>
      )}
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
