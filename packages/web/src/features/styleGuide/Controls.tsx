import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { AmountField } from '../../kit/AmountField.tsx'
import { Chips } from '../../kit/Chips.tsx'
import { Choice } from '../../kit/Choice.tsx'
import { Section } from '../../kit/Section.tsx'
import { Tabs } from '../../kit/Tabs.tsx'
import { useT } from '../../platform/i18n/language.ts'

const days = ['yesterday', 'today', 'tomorrow'] as const

/** What is pressed, chosen and typed. */
export function Controls() {
  const t = useT()
  const [day, setDay] = useState<(typeof days)[number]>('today')
  const [amount, setAmount] = useState<number | null>(120)
  const options = days.map((value) => ({ value, label: t(`styleGuide.${value}`) }))
  return (
    <>
      <Section title={t('styleGuide.buttons')}>
        <Group gap="sm">
          <Button>{t('styleGuide.record')}</Button>
          <Button variant="light">{t('styleGuide.record')}</Button>
          <Button variant="default">{t('styleGuide.record')}</Button>
          <Button color="red">{t('styleGuide.remove')}</Button>
          <Button disabled>{t('styleGuide.disabled')}</Button>
          <Button loading aria-label={t('styleGuide.sending')} />
        </Group>
      </Section>
      <Section title={t('styleGuide.choices')}>
        <Stack>
          <Tabs label={t('styleGuide.tabs')} tabs={options} value={day} onChange={setDay} />
          <Chips
            label={t('styleGuide.chips')}
            chips={options.map((option, index) => ({ ...option, count: index * 4 }))}
            value={day}
            onChange={setDay}
          />
          <Choice label={t('styleGuide.choice')} options={options} value={day} onChange={setDay} />
          <Choice
            label={t('styleGuide.choiceAlarming')}
            options={options.map((option) => ({ ...option, alarming: true }))}
            value={day}
            onChange={setDay}
            error={t('styleGuide.wrong')}
          />
          <AmountField
            label={t('styleGuide.amount')}
            unit="mL"
            step={30}
            whole={240}
            value={amount}
            onChange={setAmount}
            {...(amount === null && { error: t('styleGuide.wrong') })}
          />
        </Stack>
      </Section>
    </>
  )
}
