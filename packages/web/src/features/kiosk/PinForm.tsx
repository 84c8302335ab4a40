import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface PinFormProps {
  person: Person
  onDone: (words: string) => void
}

const pinFields = fields({ pin: text(6, { required: true, format: 'pin' }) })

/** A teacher starts or ends work with the own PIN. */
export function PinForm({ person: { id, name, isHere }, onDone }: PinFormProps) {
  const t = useT()
  const form = useFieldsForm({ pack: 'kiosk', fields: pinFields, draft: null })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t(isHere ? 'kiosk.signOut' : 'kiosk.signIn')}
      onSend={async ({ pin }) => {
        try {
          const outcome = await tapNow({ personId: id, name, direction: isHere ? 'out' : 'in', pin })
          const done = isHere ? 'kiosk.signedOut' : 'kiosk.signedIn'
          onDone(t(outcome === 'waits' ? 'kiosk.waits' : done, { name }))
        } catch (error) {
          form.set('pin', '')
          throw error
        }
      }}
    >
      <Box component="h2" fz="lg">
        {t(isHere ? 'kiosk.endWork' : 'kiosk.startWork', { name })}
      </Box>
      <FieldInputs />
    </FieldsCard>
  )
}
