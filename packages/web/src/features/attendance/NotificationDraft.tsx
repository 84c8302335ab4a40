import { fullName } from '@daybook/contract/child/child.rules.ts'
import { dayAt } from '@daybook/contract/kernel/dates.ts'
import { fields, longText } from '@daybook/contract/kernel/fields.ts'
import type { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box } from '@mantine/core'
import { copyText } from '../../platform/copy.ts'
import { useT } from '../../platform/i18n/language.ts'
import { useSession } from '../../platform/session/current.ts'
import { useDayWords, useTimeZone } from '../../platform/time/centre.time.ts'
import { clockAt } from '../../platform/time/clock.words.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { RuleSources } from '../rule/index.ts'
import type { LeavingChild } from './attendance.asks.ts'

/** A handover that was recorded although the rule does not allow it. */
export interface Kept {
  collector: string
  reason: string
  /** When it was recorded, ISO 8601. */
  at: string
}

/** By which the authority has to be told. Undefined where the country has none on that day. */
export type TellingRules = readonly ReturnType<typeof ruleOn<'notify.missingChild' | 'notify.serious'>>[]

interface NotificationDraftProps extends Kept {
  rules: TellingRules
  child: Pick<LeavingChild, 'firstName' | 'familyName'>
  onClose: () => void
}

const draftFields = fields({ draftText: longText(4000, { required: true, rows: 12 }) })

/** What the authority has to be told, as a text to complete and to copy. Nothing is sent from here. */
export function NotificationDraft({ child, rules, collector, reason, at, onClose }: NotificationDraftProps) {
  const t = useT()
  const timeZone = useTimeZone()
  const dayWords = useDayWords()
  const { tenantInfo, userInfo } = useSession()
  const to = t(`rule.to.${rules.find((rule) => rule !== undefined)?.figures.to ?? 'authority'}`)
  const draftText = t('attendance.draft', {
    to,
    centre: tenantInfo?.name ?? '',
    child: fullName(child),
    day: dayWords(dayAt(new Date(at), timeZone), 'date'),
    time: clockAt(at, timeZone),
    collector,
    reason,
    who: userInfo?.realName ?? '',
  })
  const form = useFieldsForm({ pack: 'attendance', fields: draftFields, stored: { draftText }, draft: null })
  return (
    <FieldsSheet
      open
      tall
      onClose={onClose}
      form={form}
      title={t('attendance.draftTitle')}
      submit={t('attendance.draftCopy')}
      onSend={({ draftText }) => copyText(draftText)}
    >
      <p>{t('attendance.draftHint', { to })}</p>
      <FieldInputs />
      <Box>
        <RuleSources rules={rules} />
      </Box>
    </FieldsSheet>
  )
}
