import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Button, Stack } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { signOut } from '../auth/index.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { choosePassword } from './staff.data.ts'

const password = text(64, { required: true, format: 'password' })
const passwordFields = fields({ newPassword: password, newPassword1: password })

/** Opens first for a person whose password somebody else set. */
export function NewPasswordScreen() {
  const t = useT()
  const form = useFieldsForm({
    pack: 'staff',
    fields: passwordFields,
    draft: null,
    problems: ({ newPassword, newPassword1 }) => ({
      newPassword1: newPassword === newPassword1 ? undefined : t('staff.passwordsDiffer'),
    }),
  })
  return (
    <Stack gap="1.25rem" maw="40rem" p="1rem var(--gutter)" mx="auto">
      <FieldsCard form={form} submit={t('staff.chooseSave')} onSend={choosePassword}>
        <p role="status">{t('staff.chooseHint')}</p>
        <FieldInputs />
      </FieldsCard>
      <Button variant="default" onClick={() => void signOut()}>
        {t('secondStep.signOut')}
      </Button>
    </Stack>
  )
}
