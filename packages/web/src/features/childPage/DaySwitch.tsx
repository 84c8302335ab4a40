import { addDays } from '@daybook/contract/kernel/dates.ts'
import { ActionIcon, Group } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { DateField } from '../../kit/DateField.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { useDayWords } from '../../platform/time/centre.time.ts'

interface DaySwitchProps {
  day: string
  today: string
  /** Undefined: today. */
  onChoose: (day: string | undefined) => void
}

/** Chooses the day shown: buttons for the previous and next day, a field for any other. */
export function DaySwitch({ day, today, onChoose }: DaySwitchProps) {
  const t = useT()
  const dayWords = useDayWords()
  const words =
    day === today ? `${t('childPage.today')}, ${dayWords(day, 'dayMonth')}` : dayWords(day, 'short')
  const choose = (chosen: string) => onChoose(chosen === today ? undefined : chosen)
  return (
    <Group gap="0.25rem" justify="space-between">
      <ActionIcon aria-label={t('childPage.dayBefore')} onClick={() => choose(addDays(day, -1))}>
        <IconChevronLeft className="along" aria-hidden="true" />
      </ActionIcon>
      <DateField
        flex={1}
        miw={0}
        maw="16rem"
        aria-label={t('childPage.day')}
        value={day}
        words={words}
        max={today}
        onChange={choose}
      />
      <p className="visually-hidden" aria-live="polite">
        {words}
      </p>
      <ActionIcon
        aria-label={t('childPage.dayAfter')}
        disabled={day >= today}
        onClick={() => choose(addDays(day, 1))}
      >
        <IconChevronRight className="along" aria-hidden="true" />
      </ActionIcon>
    </Group>
  )
}
