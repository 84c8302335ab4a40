import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { signIn } from '../auth/index.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { acceptInvitation, type Invited, type Link } from './invitation.data.ts'

const next = { administrator: to.centres, manager: to.setup }

const accountFields = fields({
  realName: text(80, { required: true, autofill: 'name' }),
  account: text(64, { required: true, format: 'account', autofill: 'username' }),
  password: text(64, { required: true, format: 'password' }),
})

/** Makes the account, signs in, and opens what there is to do first. */
export function AccountForm({ invited, link }: { invited: Invited; link: Link }) {
  const t = useT()
  const { role, centreName } = invited
  const form = useFieldsForm({
    pack: 'invitation',
    fields: accountFields,
    draft: null,
  })

  return (
    <FieldsCard
      form={form}
      submit={t('invitation.accept')}
      onSend={async (person) => {
        const { tenantId, account: username } = await acceptInvitation(link, person)
        await signIn({ tenantId, username, password: person.password })
        await go(next[role](), { replace: true })
      }}
    >
      <Box component="h1" fz="lg">
        {role === 'manager' ? t('invitation.manager', { centre: centreName }) : t('invitation.operator')}
      </Box>
      <p>
        {role === 'manager'
          ? t('invitation.managerHint', { number: link.tenant })
          : t('invitation.operatorHint', { number: link.tenant })}
      </p>
      <FieldInputs />
    </FieldsCard>
  )
}
