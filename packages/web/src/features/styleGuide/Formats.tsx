import {
  countdown,
  datePatterns,
  formatWall,
  friendlyWall,
  hasExpiredAfterDays,
  hasExpiredAfterHours,
  millisecondsOf,
  monthName,
  ordinal,
  price,
  unixAtEightHours,
  weekdayNames,
} from '@daybook/contract/kernel/formats.ts'
import { lengthOf, type ValidatorName, validators } from '@daybook/contract/kernel/validators.ts'
import { maskedPhone, maskedPhoneFirstTwo } from '@daybook/contract/staff/staff.rules.ts'
import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Row } from '../../kit/Row.tsx'
import { Section } from '../../kit/Section.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { checkWords } from '../fields/index.ts'
import { Code } from './Code.tsx'

const wall = { year: 2024, month: 2, day: 29, hour: 23, minute: 5, second: 9 }
const text = formatWall(wall, datePatterns.dateTime)
const unix = unixAtEightHours(text) ?? 0
const phone = '0211234567'

/** What each format of the specification makes of one example. */
const formats: Record<string, string> = {
  [datePatterns.dateTime]: text,
  [datePatterns.unix]: formatWall(wall, datePatterns.unix),
  [datePatterns.day]: formatWall(wall, datePatterns.day),
  friendlyWall: friendlyWall(wall, { year: 2024, month: 3, day: 1, hour: 8, minute: 0, second: 0 }),
  unixAtEightHours: String(unix),
  millisecondsOf: String(millisecondsOf(unix)),
  hasExpiredAfterDays: String(hasExpiredAfterDays(unix, 3, (unix + 4 * 86_400) * 1000)),
  hasExpiredAfterHours: String(hasExpiredAfterHours(unix, 3, (unix + 3600) * 1000)),
  countdown: Object.values(countdown(93_784_000)).join(':'),
  ordinal: [1, 2, 3, 11, 22].map(ordinal).join(', '),
  price: price(1234.5),
  'price, integers': price(1234.5, { integers: true }),
  monthName: monthName(wall.month) ?? '',
  weekdayNames: Object.keys(weekdayNames).join(' '),
  maskedPhone: maskedPhone(phone),
  maskedPhoneFirstTwo: maskedPhoneFirstTwo(phone),
}

/** Formats, and a line of text that every validator looks at. */
export function Formats() {
  const t = useT()
  const [typed, setTyped] = useState('2024-02-29')
  const passed = (Object.keys(validators) as ValidatorName[]).filter((name) => validators[name](typed))
  return (
    <>
      <Section title={t('styleGuide.checks')}>
        <Stack>
          <TextInput
            label={t('styleGuide.anyText')}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <p role="status">
            {t('styleGuide.characters', { count: lengthOf(typed) })}
            {passed.map((name) => ` · ${checkWords(name)}`)}
          </p>
        </Stack>
      </Section>
      <Section title={t('styleGuide.formats')} flush>
        {Object.entries(formats).map(([name, example]) => (
          <Row key={name} title={<Code>{name}</Code>} detail={example} />
        ))}
      </Section>
    </>
  )
}
