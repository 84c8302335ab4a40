import { fields, text } from '@daybook/contract/kernel/fields.ts'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Chips } from '../../kit/Chips.tsx'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { api } from './kiosk.data.ts'
import { ask } from './kiosk.paired.ts'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface CollectorFormProps {
  child: Person
  onDone: (words: string) => void
}

const collectorFields = fields({ collector: text(80, { required: true, autofill: 'off' }) })

/** Who brings or collects a child: one of its contacts, or a name. */
export function CollectorForm({ child, onDone }: CollectorFormProps) {
  const t = useT()
  const { id, name, isHere } = child
  const direction = isHere ? 'out' : 'in'
  const known = useQuery({
    queryKey: ['kiosk.collectors', id],
    queryFn: () => ask(api.listCollectors, { id }),
    retry: false,
    // Nothing of a family stays on the tablet.
    gcTime: 0,
  })
  const form = useFieldsForm({ pack: 'kiosk', fields: collectorFields, draft: null })
  return (
    <FieldsCard
      plain
      form={form}
      submit={t(isHere ? 'kiosk.signOut' : 'kiosk.signIn')}
      onSend={async ({ collector }) => {
        const outcome = await tapNow({ personId: id, name, direction, collector })
        const done = isHere ? 'kiosk.signedOut' : 'kiosk.signedIn'
        onDone(t(outcome === 'done' ? done : `kiosk.${outcome}`, { name }))
      }}
    >
      <Box component="h2" fz="lg">
        {t(isHere ? 'kiosk.whoCollects' : 'kiosk.whoBrings', { name })}
      </Box>
      {known.data && known.data.length > 0 && (
        <Chips
          label={t('kiosk.contacts')}
          chips={known.data.map((contact) => ({ value: contact.name, label: contact.name }))}
          value={form.values.collector}
          onChange={(chosen) => form.set('collector', chosen)}
        />
      )}
      <FieldInputs />
    </FieldsCard>
  )
}
