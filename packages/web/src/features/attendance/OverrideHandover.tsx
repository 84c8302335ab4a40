import { contactLimits } from '@daybook/contract/contact/contact.rules.ts'
import { fields, longText, text } from '@daybook/contract/kernel/fields.ts'
import { ruleOn } from '@daybook/contract/rule/rule.rules.ts'
import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { session } from '../../platform/session/current.ts'
import { serverNow } from '../../platform/time/server.now.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { RuleSources, usePlaceAndDay } from '../rule/index.ts'
import type { LeavingChild } from './attendance.asks.ts'
import { nameHere, overrideHandover } from './attendance.data.ts'
import { type Kept, NotificationDraft, type TellingRules } from './NotificationDraft.tsx'

const overrideFields = fields({
  overrideCollector: text(contactLimits.name, { required: true, autofill: 'off' }),
  overrideReason: longText(500, { required: true, rows: 3 }),
})

interface OverrideHandoverProps {
  child: Pick<LeavingChild, 'id' | 'firstName' | 'familyName'>
  attendanceId: string
}

/** For those who oversee safety: records that the child was handed to somebody whom the rule does not allow. */
export function OverrideHandover(props: OverrideHandoverProps) {
  const t = useT()
  const [isOpen, setIsOpen] = useState(false)
  const [kept, setKept] = useState<Kept>()
  const at = usePlaceAndDay()
  if (!session.can('safety.oversee')) return null
  const rules = [ruleOn('notify.missingChild', at), ruleOn('notify.serious', at)]
  return (
    <>
      {/* Aligns the button's text, not its edge, with the lines above. */}
      <Button
        variant="subtle"
        px="xs"
        ms="-0.5rem"
        justify="flex-start"
        ta="start"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {t('attendance.override')}
      </Button>
      {isOpen && <OverrideSheet {...props} rules={rules} onKept={setKept} onClose={() => setIsOpen(false)} />}
      {kept && (
        <NotificationDraft {...kept} child={props.child} rules={rules} onClose={() => setKept(undefined)} />
      )}
    </>
  )
}

interface OverrideSheetProps extends OverrideHandoverProps {
  rules: TellingRules
  onKept: (kept: Kept) => void
  onClose: () => void
}

function OverrideSheet({ child, attendanceId, rules, onKept, onClose }: OverrideSheetProps) {
  const t = useT()
  const form = useFieldsForm({
    pack: 'attendance',
    fields: overrideFields,
    draft: `attendance.override.${attendanceId}`,
  })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('attendance.overrideFor', { name: nameHere(child) })}
      submit={t('attendance.overrideSave')}
      onSend={async ({ overrideCollector: collector, overrideReason: reason }) => {
        await overrideHandover({ attendanceId, collector, reason })
        showToast(t('attendance.overrideSaved'))
        onClose()
        onKept({ collector, reason, at: new Date(serverNow()).toISOString() })
      }}
    >
      <p>{t('attendance.overrideHint')}</p>
      <FieldInputs />
      <Box>
        <p>{t('attendance.overrideTell')}</p>
        <RuleSources rules={rules} />
      </Box>
    </FieldsSheet>
  )
}
