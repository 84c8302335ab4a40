import { useQuery } from '@tanstack/react-query'
import { Section } from '../../kit/Section.tsx'
import { showToast } from '../../kit/toast.ts'
import { useT } from '../../platform/i18n/language.ts'
import { send } from '../../platform/outbox/current.ts'
import { goBack } from '../../platform/screens/navigate.ts'
import { useSession } from '../../platform/session/current.ts'
import { FieldInputs, FieldsScreen, useFieldsForm } from '../fields/index.ts'
import { doorQuery, signInVisitor } from './visitor.data.ts'
import { guestFields, guestFieldsShown, guestProblems } from './visitor.fields.ts'
import { withWords } from './visitor.problems.ts'

/** A member of staff signs a visitor in. It works without a network too. */
export function NewVisitorScreen() {
  const t = useT()
  const { vuex_tenant_id: tenant } = useSession()
  // Until it is known, and without a network, only what every centre asks.
  const asks = useQuery(doorQuery(tenant)).data?.asks ?? 'nothing'
  const form = useFieldsForm({
    pack: 'visitor',
    fields: guestFields,
    draft: 'visitor.new',
    problems: (values) => withWords(t, guestProblems(values)),
  })
  return (
    <FieldsScreen
      form={form}
      submit={t('visitor.signIn')}
      onSend={async ({ guestName, about, looksAfter, ...given }) => {
        send(signInVisitor, {
          ...given,
          name: guestName,
          purpose: about,
          looksAfter: looksAfter === true,
        })
        showToast(t('visitor.signedIn', { name: guestName }))
        goBack()
      }}
    >
      <Section>
        <FieldInputs only={guestFieldsShown(asks)} />
      </Section>
    </FieldsScreen>
  )
}
