import type { AnswerOf } from '@daybook/contract/kernel/feature.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import type { sleep } from '@daybook/contract/sleep/sleep.contract.ts'
import { checkIntervals } from '@daybook/contract/sleep/sleep.rules.ts'
import { NativeSelect, Stack } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'

interface IntervalFieldProps {
  settings: AnswerOf<(typeof sleep.operations)['getSettings']>
  interval: { chosen: number | undefined; choose: (minutes: number) => void; error: string | undefined }
}

const choices = Array.from(
  { length: checkIntervals.most - checkIntervals.least + 1 },
  (_, i) => checkIntervals.least + i,
)

/** How often sleepers are checked, and what the law says about it. */
export function IntervalField({ settings: { checkInterval, inForce }, interval }: IntervalFieldProps) {
  const t = useT()
  const at = usePlaceAndDay()
  return (
    <Stack gap="1.25rem">
      <NativeSelect
        label={t('sleep.intervalLabel')}
        description={t('sleep.intervalNow')}
        error={interval.error}
        value={String(interval.chosen ?? checkInterval)}
        onChange={(event) => interval.choose(Number(event.currentTarget.value))}
        data={choices.map((value) => ({
          value: String(value),
          label: t('time.minutes', { minutes: value }),
        }))}
      />
      {inForce < checkInterval && <p role="note">{t('sleep.intervalLaw', { minutes: inForce })}</p>}
      <RuleSources rules={[ruleOn('sleep.check', at)]} />
    </Stack>
  )
}
