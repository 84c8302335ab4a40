import { fields, text } from '@daybook/contract/kernel/fields.ts'
import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { Box } from '@mantine/core'
import { useState } from 'react'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { DirectionChips } from './DirectionChips.tsx'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface PinFormProps {
  person: Person
  /** Whether the tablet has not heard for a while who is here. */
  asksDirection: boolean
  onDone: (words: string) => void
}

const pinFields = fields({ pin: text(6, { required: true, format: 'pin' }) })

/** A teacher starts or ends work with the own PIN. */
export function PinForm({ person: { id, name, isHere }, asksDirection, onDone }: PinFormProps) {
  const t = useT()
  const [direction, setDirection] = useState<Direction>(isHere ? 'out' : 'in')
  const isLeaving = direction === 'out'
  const form = useFieldsForm({ pack: 'kiosk', fields: pinFields, draft: null })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t(isLeaving ? 'kiosk.signOut' : 'kiosk.signIn')}
      onSend={async ({ pin }) => {
        try {
          const outcome = await tapNow({ personId: id, name, direction, pin })
          const done = isLeaving ? 'kiosk.signedOut' : 'kiosk.signedIn'
          onDone(t(outcome === 'waits' ? 'kiosk.waits' : done, { name }))
        } catch (error) {
          form.set('pin', '')
          throw error
        }
      }}
    >
      <Box component="h2" fz="lg">
        {t(isLeaving ? 'kiosk.endWork' : 'kiosk.startWork', { name })}
      </Box>
      {asksDirection && <DirectionChips name={name} value={direction} onChange={setDirection} />}
      <FieldInputs />
    </FieldsCard>
  )
}
