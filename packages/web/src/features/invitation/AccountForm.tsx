import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { go } from '../../platform/screens/navigate.ts'
import { to } from '../../platform/screens/places.ts'
import { signIn } from '../auth/index.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { startCentre } from './first.centre.ts'
import { awaitInstall } from './install.offer.ts'
import { acceptInvitation, type Invited, type Link } from './invitation.data.ts'

awaitInstall()

const next = { administrator: to.centres, manager: to.setup, staff: to.firstSteps }

const name = { realName: text(80, { required: true, autofill: 'name' }) }
const wayIn = {
  account: text(64, { required: true, format: 'account', autofill: 'username' }),
  password: text(64, { required: true, format: 'password' }),
}
/** The centre knows the name of its staff. Whoever runs the machine mostly runs one centre. */
const asked = {
  staff: fields(wayIn),
  manager: fields({ ...name, ...wayIn }),
  administrator: fields({ ...name, centreName: text(120, { autofill: 'organization' }), ...wayIn }),
}

/** Makes the account, signs in, and opens what there is to do first. */
export function AccountForm({ invited, link }: { invited: Invited; link: Link }) {
  const t = useT()
  const { role, centreName, person } = invited
  const form = useFieldsForm({
    pack: 'invitation',
    fields: role === 'administrator' && person ? asked.manager : asked[role],
    stored: person ?? undefined,
    draft: null,
  })
  const titles = {
    administrator: t('invitation.operator'),
    manager: t('invitation.manager', { centre: centreName }),
    staff: t('invitation.staff', { name: person?.realName ?? '', centre: centreName }),
  }
  const hints = {
    administrator: t('invitation.operatorHint', { number: link.tenant }),
    manager: t('invitation.managerHint', { number: link.tenant }),
    staff: t('invitation.staffHint', { number: link.tenant }),
  }

  return (
    <FieldsCard
      form={form}
      submit={t('invitation.accept')}
      onSend={async (values) => {
        const { account, password } = values
        const realName = 'realName' in values ? String(values.realName) : (person?.realName ?? '')
        const centre = 'centreName' in values ? String(values.centreName ?? '') : ''
        const made = await acceptInvitation(link, { realName, account, password })
        await signIn({ tenantId: made.tenantId, username: made.account, password })
        if (!centre) return go(next[role](), { replace: true })
        await startCentre(centre, { realName, account, password })
        await go(to.setup(), { replace: true })
      }}
    >
      <Box component="h1" fz="lg">
        {titles[role]}
      </Box>
      <p>{hints[role]}</p>
      <FieldInputs />
    </FieldsCard>
  )
}
