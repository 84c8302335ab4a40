import { fields, text, tick } from '@daybook/contract/kernel/fields.ts'
import type { Direction } from '@daybook/contract/kiosk/kiosk.rules.ts'
import { Box } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Chips } from '../../kit/Chips.tsx'
import { ApiError } from '../../platform/api/api.error.ts'
import { useT } from '../../platform/i18n/language.ts'
import { FieldInputs, FieldsCard, useFieldsForm } from '../fields/index.ts'
import { DirectionChips } from './DirectionChips.tsx'
import { api } from './kiosk.data.ts'
import { ask } from './kiosk.paired.ts'
import { tapNow } from './kiosk.taps.ts'
import type { Person } from './kiosk.view.ts'

interface CollectorFormProps {
  child: Person
  /** Whether the tablet has not heard for a while who is here. */
  asksDirection: boolean
  onDone: (words: string) => void
}

const collectorFields = fields({
  collector: text(80, { required: true, autofill: 'off' }),
  /** The contact has a code. Of a name that was typed the server says so. */
  asksCode: tick(),
  pin: text(6, { required: true, format: 'pin', when: { asksCode: true } }),
})

const codeWords = { PIN_WRONG: 'kiosk.codeWrong', PIN_LOCKED: 'kiosk.codeLocked' } as const

const outcomeWords = {
  in: { done: 'kiosk.signedIn', seeStaff: 'kiosk.seeStaff', waits: 'kiosk.waits' },
  out: { done: 'kiosk.signedOut', seeStaff: 'kiosk.seeStaffOut', waits: 'kiosk.waits' },
} as const

/** Who brings or collects a child: one of its contacts, or a name. A contact with a code gives it to collect. */
export function CollectorForm({ child, asksDirection, onDone }: CollectorFormProps) {
  const t = useT()
  const { id, name } = child
  const [direction, setDirection] = useState<Direction>(child.isHere ? 'out' : 'in')
  const isLeaving = direction === 'out'
  const known = useQuery({
    queryKey: ['kiosk.collectors', id],
    queryFn: () => ask(api.listCollectors, { id }),
    retry: false,
    // Nothing of a family stays on the tablet.
    gcTime: 0,
  })
  /** A name that was typed, and that has a code as the server says. */
  const [coded, setCoded] = useState<string>()
  const form = useFieldsForm({
    pack: 'kiosk',
    fields: collectorFields,
    labels: { pin: t('kiosk.collectorCode') },
    draft: null,
  })
  const { collector, asksCode } = form.values
  const hasCode = ({ name, hasCode }: { name: string; hasCode: boolean }) => hasCode && name === collector
  const asks = isLeaving && (collector === coded || (known.data?.some(hasCode) ?? false))
  const askForCode = useEffectEvent(() => {
    if (asks !== (asksCode === true)) form.set('asksCode', asks)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs when what it reads has changed
  useEffect(() => askForCode(), [asks])
  return (
    <FieldsCard
      plain
      form={form}
      submit={t(isLeaving ? 'kiosk.signOut' : 'kiosk.signIn')}
      onSend={async ({ collector, pin }) => {
        const tap = { personId: id, name, direction, collector, ...(pin && { pin }) } as const
        try {
          const outcome = await tapNow(tap)
          onDone(t(outcomeWords[direction][outcome], { name }))
          return true
        } catch (error) {
          const wrong = error instanceof ApiError ? error.fields.pin : undefined
          if (wrong) setCoded(collector)
          form.set('pin', '')
          if (wrong !== 'PIN_WRONG' && wrong !== 'PIN_LOCKED') throw error
          // What is said of PINs is for people who have Daybook.
          form.refuse({ pin: t(codeWords[wrong], { name }) })
          return false
        }
      }}
    >
      <Box component="h2" fz="lg">
        {t(isLeaving ? 'kiosk.whoCollects' : 'kiosk.whoBrings', { name })}
      </Box>
      {asksDirection && <DirectionChips name={name} value={direction} onChange={setDirection} />}
      {known.data && known.data.length > 0 && (
        <Chips
          label={t('kiosk.contacts')}
          chips={known.data.map((contact) => ({ value: contact.name, label: contact.name }))}
          value={form.values.collector}
          onChange={(chosen) => form.set('collector', chosen)}
        />
      )}
      <FieldInputs only={['collector', 'pin']} />
    </FieldsCard>
  )
}
