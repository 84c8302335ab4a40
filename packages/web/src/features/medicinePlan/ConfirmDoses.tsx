import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { newId, send } from '../../platform/outbox/current.ts'
import { useSession } from '../../platform/session/current.ts'
import { FieldInputs, FieldsSheet, useFieldsForm } from '../fields/index.ts'
import { checkDose, instant } from './medicinePlan.data.ts'
import type { Authority } from './medicinePlan.plan.ts'
import { medicineWords } from './medicinePlan.words.ts'

type Dose = Authority['doses'][number]

interface ConfirmDosesProps {
  authorities: readonly Authority[]
  say: (instant: string) => string
}

/** The doses that the reader is named to have checked, until they say so themselves. */
export function ConfirmDoses({ authorities, say }: ConfirmDosesProps) {
  const t = useT()
  const ownId = useSession().userInfo?.user_id
  const [denied, setDenied] = useState<string>()
  const own = authorities.flatMap((authority) =>
    authority.doses
      .filter(({ checkedBy, check }) => checkedBy?.id === ownId && check === null)
      .map((dose) => ({ dose, authority })),
  )
  if (own.length === 0) return null
  function confirm({ id }: Dose) {
    send(checkDose, { id: newId(), doseId: id, wasChecked: true, at: instant() })
    showToast(t('medicinePlan.saved'))
  }
  return (
    <Section title={t('medicinePlan.toConfirm')}>
      <Stack>
        {own.map(({ dose, authority }) => (
          <Stack key={dose.id} gap="xs">
            <p>
              <strong>{medicineWords(t, { ...authority, dose: dose.dose })}</strong>
            </p>
            <p>{t('medicinePlan.confirmHint', { who: dose.byName, time: say(dose.at) })}</p>
            <Group gap="xs" grow preventGrowOverflow={false}>
              <Button onClick={() => confirm(dose)}>{t('medicinePlan.confirm')}</Button>
              <Button variant="default" onClick={() => setDenied(dose.id)}>
                {t('medicinePlan.deny')}
              </Button>
            </Group>
          </Stack>
        ))}
      </Stack>
      {denied && <DenySheet doseId={denied} onClose={() => setDenied(undefined)} />}
    </Section>
  )
}

const denyFields = fields({ whyNotChecked: text(500, { required: true }) })

function DenySheet({ doseId, onClose }: { doseId: string; onClose: () => void }) {
  const t = useT()
  const form = useFieldsForm({ pack: 'medicinePlan', fields: denyFields, draft: null })
  return (
    <FieldsSheet
      open
      onClose={onClose}
      form={form}
      title={t('medicinePlan.denyTitle')}
      submit={t('medicinePlan.denySend')}
      onSend={async ({ whyNotChecked }) => {
        send(checkDose, { id: newId(), doseId, wasChecked: false, note: whyNotChecked, at: instant() })
        showToast(t('medicinePlan.saved'))
        onClose()
      }}
    >
      <p>{t('medicinePlan.denyHint')}</p>
      <FieldInputs />
    </FieldsSheet>
  )
}
