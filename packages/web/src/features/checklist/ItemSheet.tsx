import { type Item, itemTypes } from '@daybook/contract/checklist/checklist.rules.ts'
import { ActionIcon, Button, Group, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { IconPlus, IconX } from '@tabler/icons-react'
import { FieldGroup } from '../../kit/FieldGroup.tsx'
import { Sheet } from '../../kit/Sheet.tsx'
import { TickRow } from '../../kit/TickRow.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { newId } from '../../platform/outbox/current.ts'
import styles from './Check.module.css'
import { LimitField } from './LimitField.tsx'
import { asType, lackOf } from './template.draft.ts'

interface ItemSheetProps {
  item: Item | undefined
  open: boolean
  onClose: () => void
  onChange: (item: Item) => void
  onRemove: () => void
}

/** One item of a template: what it asks, and which answers are right. */
export function ItemSheet({ item, open, onClose, onChange, onRemove }: ItemSheetProps) {
  const t = useT()
  if (!item) return null
  const lack = lackOf(item)
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('checklist.item')}
      actions={
        <>
          <Button variant="default" onClick={onRemove}>
            {t('checklist.removeItem')}
          </Button>
          <Button onClick={onClose}>{t('checklist.doneEditing')}</Button>
        </>
      }
    >
      <Stack gap="sm">
        <Textarea
          label={t('checklist.itemText')}
          data-autofocus
          autosize
          maxLength={200}
          value={item.text}
          error={lack === 'text' && t('field.REQUIRED')}
          onChange={(event) => onChange({ ...item, text: event.currentTarget.value })}
        />
        <NativeSelect
          label={t('checklist.answerType')}
          value={item.type}
          data={itemTypes.map((type) => ({ value: type, label: t(`checklist.type.${type}`) }))}
          onChange={(event) => {
            const type = itemTypes.find((one) => one === event.currentTarget.value)
            if (type) onChange(asType(item, type, newId()))
          }}
        />
        <TickRow
          title={t('checklist.requiredItem')}
          isTicked={item.required}
          onChange={(required) => onChange({ ...item, required })}
        />
        {item.type !== 'text' && (
          <TickRow
            title={t('checklist.asksPhoto')}
            isTicked={item.asksPhoto === true}
            onChange={(asksPhoto) => onChange({ ...item, asksPhoto })}
          />
        )}
        {item.type === 'number' && (
          <>
            <TextInput
              label={t('checklist.unit')}
              maxLength={12}
              value={item.unit ?? ''}
              onChange={(event) => onChange({ ...item, unit: event.currentTarget.value || null })}
            />
            <LimitField
              label={t('checklist.least')}
              value={item.min}
              onChange={(min) => onChange({ ...item, min })}
            />
            <LimitField
              label={t('checklist.most')}
              value={item.max}
              onChange={(max) => onChange({ ...item, max })}
              error={lack === 'limits' ? t('checklist.limitsWrong') : undefined}
            />
          </>
        )}
        {item.type === 'choice' && <Options item={item} onChange={onChange} isShort={lack === 'options'} />}
      </Stack>
    </Sheet>
  )
}

interface OptionsProps extends Pick<ItemSheetProps, 'onChange'> {
  item: Item
  isShort: boolean
}

function Options({ item, onChange, isShort }: OptionsProps) {
  const t = useT()
  const set = (options: Item['options']) => onChange({ ...item, options })
  return (
    <FieldGroup label={t('checklist.options')}>
      <Stack gap="xs">
        {item.options.map((one, at) => (
          <Group key={one.id} align="end" gap="0.25rem" wrap="nowrap">
            <TextInput
              flex={1}
              miw={0}
              aria-label={t('checklist.optionNumber', { number: at + 1 })}
              maxLength={80}
              value={one.text}
              onChange={(event) => set(item.options.with(at, { ...one, text: event.currentTarget.value }))}
            />
            <TickRow
              title={t('checklist.optionRight')}
              isTicked={one.isRight}
              onChange={(isRight) => set(item.options.with(at, { ...one, isRight }))}
            />
            <ActionIcon
              size={48}
              variant="subtle"
              aria-label={t('kit.removePart', { name: one.text })}
              onClick={() => set(item.options.toSpliced(at, 1))}
            >
              <IconX size="1.25rem" aria-hidden="true" />
            </ActionIcon>
          </Group>
        ))}
        {isShort && <p className={styles.wrong}>{t('checklist.optionsMissing')}</p>}
        {item.options.length < 10 && (
          <Button
            variant="light"
            leftSection={<IconPlus size="1.25rem" aria-hidden="true" />}
            onClick={() => set([...item.options, { id: newId(), text: '', isRight: true }])}
          >
            {t('checklist.addOption')}
          </Button>
        )}
      </Stack>
    </FieldGroup>
  )
}
